import { PALETTES, VALUE_FORMATS } from './menus.ts';
import { boolean, color, dimension, number, oneOf, onByDefault, string } from './kinds.ts';
import { required } from './marks.ts';

/** What charts share: their data shapes, axes, legend and words. */

export const emptyText = string('Message without usable data.', { default: 'No data' });
export const ariaLabel = string('Spoken summary. Default: computed from the data.');
export const palette = oneOf(PALETTES, 'brand', 'Colour set for parts without their own color.');
export const yAxisTitle = string('Name of the y axis with its unit.');
export const showYAxis = onByDefault('Numbers along the left edge.');
export const showGrid = onByDefault('Level lines behind the plot.');
export const showLegend = boolean('Names under the plot. Default: shown with two or more series.');
export const valuePrefix = string('Text before each number, such as a currency sign.');
export const valueSuffix = string('Text after each number, such as a unit.');
export const valueFormat = oneOf(
  VALUE_FORMATS,
  'plain',
  'How numbers print: as is, shortened (1.2k) or with a percent sign.',
);
export const seriesName = required(string('Series name, used in the legend.'));
export const partLabel = required(string('Name of the part.'));
export const partValue = required(number('Its amount.'));

/** Height of the plot, 80 to 800 px. */
export function plotHeight(height: string) {
  return dimension('Plot height in px or rem, 80 to 800.', {
    default: height,
    min: 80,
    max: 800,
    units: ['px', 'rem'],
  });
}

/** The colour of one bar, band or segment. */
export const ownColor = (part: string) => color(`Exact ${part} colour; beats palette.`);
