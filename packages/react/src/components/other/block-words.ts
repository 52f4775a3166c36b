import type { Phrase } from '../../words/en.ts';
import type { Block } from './block-document.ts';

/** What each sort of part is called. */
export const BLOCK_NAMES: Readonly<Record<Block['type'], Phrase>> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  bulleted: 'Bulleted list',
  numbered: 'Numbered list',
  quote: 'Quote',
  code: 'Code block',
  divider: 'Divider',
  spacer: 'Space',
  table: 'Table',
  fields: 'Facts',
  image: 'Image',
};
