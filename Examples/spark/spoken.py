#!/usr/bin/env python3
"""Says the labels of a data set with Spark: spark-submit spoken.py pipe|udf INPUT OUTPUT

`pipe` hands text files, a record of tsv a line, to the program on each node; the wheel brings it. `udf` reads JSON lines
with the columns `locale` and `text`, and adds `spoken` by the Python module, a batch at a time. Neither needs more than
the wheel on the nodes: `--archives` with a packed environment, or `pip install` in their image.
"""

import os
import sys

import pandas
from pyspark.sql import SparkSession
from pyspark.sql.functions import pandas_udf


def pipe(spark, source, target):
    """One process a partition, with records in any number of languages."""
    lines = spark.sparkContext.textFile(source)
    # Without one, the program gets an empty environment, and is not found.
    lines.pipe("sayable --input tsv", env=dict(os.environ), checkCode=True).saveAsTextFile(target)


def spoken(labels: pandas.Series, locales: pandas.Series) -> pandas.Series:
    import sayable

    # The module keeps a normalizer for each locale as long as the worker lives.
    return pandas.Series([sayable.normalize(text, locale=locale) for text, locale in zip(labels, locales)])


def udf(spark, source, target):
    rows = spark.read.schema("id string, locale string, text string").json(source)
    rows.withColumn("spoken", pandas_udf(spoken, "string")("text", "locale")).write.json(target)


if __name__ == "__main__":
    ways = {"pipe": pipe, "udf": udf}
    if len(sys.argv) != 4 or sys.argv[1] not in ways:
        sys.exit("usage: spoken.py pipe|udf INPUT OUTPUT")
    session = SparkSession.builder.appName("sayable").getOrCreate()
    ways[sys.argv[1]](session, *sys.argv[2:])
    session.stop()
