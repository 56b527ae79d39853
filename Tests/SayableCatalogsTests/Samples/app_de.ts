<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n flat(s) within 5 km</source>
        <translation>
            <numerusform>%n Wohnung in 5 km</numerusform>
            <numerusform>%n Wohnungen in 5 km</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Size: %1 m²</source>
        <translation type="unfinished">&amp;Größe: %1 m²</translation>
    </message>
</context>
</TS>
