import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  icon,
  list,
  listOf,
  offByDefault,
  oneOf,
  string,
  text,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';

export const faq = component({
  name: 'FAQ',
  description: 'A list of questions, each opening its plain-text answer on click.',
  useWhen: 'content is pairs of question and answer; other text that folds is Accordion',
  children: 'none',
  props: {
    items: required(
      listOf(
        { question: required(string('The question.')), answer: required(text('Plain-text answer.')) },
        'Pairs in order.',
      ),
    ),
    allowMultiple: offByDefault('Let several answers stay open; off closes the others.'),
    variant: oneOf(['bordered', 'separated', 'plain'], 'bordered', 'One card, a card per row, or dividers only.'),
    defaultOpenIndex: count('Row that starts open, from 0. Default: all closed.'),
    openIndices: bound(list(count('Row index from 0.'), 'Rows open now, from 0; written on every toggle.')),
    chevronIcon: icon('Glyph that turns when a row opens.', { default: 'chevron-down' }),
    accent: color('Colour of the open question and its glyph.', 'text'),
    color: color('Colour of the closed questions.', 'text'),
    borderColor: color('Dividers and card borders.', 'border'),
    mutedColor: color('Answer text.', 'muted'),
  },
  events: {
    change: {
      when: 'a row was opened or closed; value lists the open rows, name is the question',
      payload: ['value', 'name'],
    },
  },
  uiTypes: ['pricing_table', 'other'],
  a11y: 'Questions are buttons with aria-expanded controlling a region; Tab, Enter, Space.',
  example: {
    props: {
      items: [
        { question: 'Do you ship abroad?', answer: 'Yes, to 31 countries.' },
        { question: 'How long do returns take?', answer: 'Up to five working days.' },
      ],
      defaultOpenIndex: 0,
    },
  },
});
