/** What a bar chart compares: for each category one bar of each series. */
export type BarData = {
  /** One series without a name, of which every bar may have its own colour. */
  isSingle: boolean;
  categories: readonly string[];
  series: readonly { name: string; values: readonly number[]; colors: readonly string[] }[];
};
