# The ten rules for GNU sed: LC_ALL=C.UTF-8 sed -E -f ten.sed
# N is [0-9]([.,:[:space:]]?[0-9])*; sed has only capturing groups, so the second N is group 3.
s/bd\./bedrooms/g
s/m²/square meters/g
s/•/, /g
s/([0-9]([.,:[:space:]]?[0-9])*) - ([0-9]([.,:[:space:]]?[0-9])*)/from \1 to \3/g
s/(CO²|CO₂)/CO2/g
s/kWh/Kilowatt hour/g
s/(n|N)°/number/g
s/([0-9]([.,:[:space:]]?[0-9])*) ?\/ ?([0-9]([.,:[:space:]]?[0-9])*)/\1 of \3/g
s/\// per /g
s/(\+\/-|\+-|±)/more or less/g
