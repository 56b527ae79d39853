# The ten rules for Perl: perl -CS ten.pl
use strict;
use warnings;
use utf8;

# A pattern without variables is compiled once, when the program is.
while (<STDIN>) {
    s/bd\./bedrooms/g;
    s/m²/square meters/g;
    s/•/, /g;
    s/(\d(?:[\.,:\s]?\d)*) - (\d(?:[\.,:\s]?\d)*)/from $1 to $2/g;
    s/(CO²|CO₂)/CO2/g;
    s/kWh/Kilowatt hour/g;
    s/(n|N)°/number/g;
    s{(\d(?:[\.,:\s]?\d)*) ?/ ?(\d(?:[\.,:\s]?\d)*)}{$1 of $2}g;
    s{/}{ per }g;
    s{(\+/-|\+-|±)}{more or less}g;
    print;
}
