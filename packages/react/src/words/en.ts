import type { DefaultPhrase } from '../generated/default-words.ts';

/** A phrase with a count, in the forms of a language; `other` stands in for those that are not there. */
export type CountForms = { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** What components say of their own, apart from the defaults of the catalog. English is its own key. */
type OwnPhrase =
  | '(opens in a new tab)'
  | 'Add a part'
  | 'Add a part to start the document'
  | 'Add column'
  | 'added'
  | 'Address of the image'
  | 'Address of the link'
  | 'Amber'
  | 'Apply'
  | 'Area chart'
  | 'Attach a file'
  | 'Billed monthly'
  | 'Billed yearly'
  | 'Black'
  | 'Blue'
  | 'Bold'
  | 'Box'
  | 'Breadcrumb'
  | 'Bulleted list'
  | 'Caption'
  | 'Carousel'
  | 'Choose a file'
  | 'Choose a file or drop it here'
  | 'Choose files or drop them here'
  | 'Clear formatting'
  | 'Code'
  | 'Code block'
  | 'Code language'
  | 'Colour'
  | 'Column'
  | 'Column {number}'
  | 'Confirm'
  | 'Continue'
  | 'Country'
  | 'critical'
  | 'Decrease'
  | 'Decrease {label}'
  | 'Delete'
  | 'Delete last column'
  | 'Delete last row'
  | 'Divider'
  | 'Document title'
  | 'Done'
  | 'Donut chart'
  | 'Draw'
  | 'Earlier'
  | 'Ends'
  | 'Enter a number.'
  | 'Enter a web address that starts with https://.'
  | 'Enter an e-mail address, such as name@example.com.'
  | 'Facts'
  | 'Failed'
  | 'falling'
  | 'Fill in this field.'
  | 'Filter: {label}'
  | 'Formatting'
  | 'Funnel chart'
  | 'Green'
  | 'Heading'
  | 'Heading 1'
  | 'Heading 2'
  | 'Heading 3'
  | 'Heading level'
  | 'Heatmap, {rows} rows by {columns} columns'
  | 'held'
  | 'Hex colour'
  | 'Hide replies to {name} ({count})'
  | 'Image'
  | 'Image description'
  | 'Increase'
  | 'Increase {label}'
  | 'info'
  | 'Italic'
  | 'Label'
  | 'Later'
  | 'level'
  | 'Lime'
  | 'Line chart'
  | 'Link'
  | 'Loading'
  | 'Loading…'
  | 'Magenta'
  | 'Maximum'
  | 'Message'
  | 'Minimum'
  | 'Move {title} to the next column'
  | 'Move {title} to the previous column'
  | 'Move down'
  | 'Move up'
  | 'neutral'
  | 'Next month'
  | 'Next year'
  | 'none'
  | 'not available'
  | 'No places yet'
  | 'Note'
  | 'Number'
  | 'Numbered list'
  | 'One-time code'
  | 'Options'
  | 'Orange'
  | 'Pagination'
  | 'Paragraph'
  | 'Pending'
  | 'Pie chart'
  | 'Pin'
  | 'Plan'
  | 'Play'
  | 'plus'
  | 'Previous month'
  | 'Previous year'
  | 'Progress'
  | 'Quantity'
  | 'Quote'
  | 'Radar chart, {names} over {axes}'
  | 'Radial bar chart, {parts}, of {max}'
  | 'Range'
  | 'Rating'
  | 'Reasoning'
  | 'Red'
  | 'removed'
  | 'rising'
  | 'Row {row}, column {column}'
  | 'Running'
  | 'Sankey diagram'
  | 'Scatter chart'
  | 'Select'
  | 'Select a date'
  | 'Select all'
  | 'Select dates'
  | 'Select…'
  | 'Show replies to {name} ({count})'
  | 'Sky'
  | 'Slate'
  | 'sold'
  | 'Space'
  | 'Starts'
  | 'Strikethrough'
  | 'success'
  | 'Suggestions'
  | 'Table'
  | 'Tags'
  | 'Teal'
  | 'Telephone'
  | 'Thought for {duration}'
  | 'Time'
  | 'Title'
  | 'Today'
  | 'Tools'
  | 'Treemap'
  | 'Trend from {from} to {to}, {course}'
  | 'Type a command'
  | 'Typing'
  | 'Underline'
  | 'Up to {size}'
  | 'Uploading'
  | 'Value'
  | 'Violet'
  | 'warning'
  | 'Write a message'
  | '{from} to {to}'
  | '{label}, {number} of {count}'
  | '{label}: country'
  | '{label}: hex'
  | '{label}: open {open}, high {high}, low {low}, close {close}'
  | '{score} of {max}'
  | '{source} to {target}';

/** Phrases in English that change with `{count}`. */
export const ENGLISH_COUNTS = {
  'Bar chart, {count} bars: {parts}': {
    one: 'Bar chart, {count} bar: {parts}',
    other: 'Bar chart, {count} bars: {parts}',
  },
  'Bar chart, {names} over {count} categories': {
    one: 'Bar chart, {names} over {count} category',
    other: 'Bar chart, {names} over {count} categories',
  },
  'Candlestick chart, {count} candles': {
    one: 'Candlestick chart, {count} candle',
    other: 'Candlestick chart, {count} candles',
  },
  'Status tracker, {count} segments: {parts}': {
    one: 'Status tracker, {count} segment: {parts}',
    other: 'Status tracker, {count} segments: {parts}',
  },
  'Timeline of {count} tasks: {tasks}': {
    one: 'Timeline of {count} task: {tasks}',
    other: 'Timeline of {count} tasks: {tasks}',
  },
  '{count} events': { one: '{count} event', other: '{count} events' },
  '{count} matches': { one: '{count} match', other: '{count} matches' },
  '{count} more: {names}': { one: '{count} more: {names}', other: '{count} more: {names}' },
  '{count} selected': { one: '{count} selected', other: '{count} selected' },
  '{name}: {count} points': { one: '{name}: {count} point', other: '{name}: {count} points' },
} as const satisfies { readonly [phrase: string]: CountForms };

/** A phrase as English has it, with its places in braces. */
export type Phrase = DefaultPhrase | OwnPhrase;

/** A phrase that counts. */
export type CountPhrase = keyof typeof ENGLISH_COUNTS;

/** All words of a language. */
export type Language = { readonly [phrase in Phrase]: string } & { readonly [phrase in CountPhrase]: CountForms };
