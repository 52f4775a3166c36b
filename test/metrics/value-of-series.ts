/** The value of a series such as `name{label="value"}` in scraped text; undefined when it is not there. */
export function valueOfSeries(scraped: string, series: string): number | undefined {
  const line = scraped.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}
