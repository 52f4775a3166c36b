import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';

/** What a change does. */
export type ChangeVerb =
  | 'add'
  | 'remove'
  | 'rename'
  | 'move'
  | 'swap'
  | 'set'
  | 'require'
  | 'convert'
  | 'style'
  | 'sort'
  | 'confirm'
  | 'when'
  | 'only'
  | 'count';

/** The change that words with a tag are a part of; those of no entry only qualify one. */
export const VERB_OF: { readonly [tag in ChangeTag]?: ChangeVerb } = {
  new: 'add',
  gone: 'remove',
  named: 'rename',
  name: 'rename',
  moved: 'move',
  swapped: 'swap',
  set: 'set',
  value: 'set',
  max: 'set',
  min: 'set',
  step: 'set',
  must: 'require',
  may: 'require',
  turned: 'convert',
  styled: 'style',
  look: 'style',
  sorted: 'sort',
  by: 'sort',
  order: 'sort',
  confirmed: 'confirm',
  question: 'confirm',
  shown: 'when',
  hidden: 'when',
  when: 'when',
  kept: 'only',
  count: 'count',
};

/** The changes that words which only qualify another may belong to; those of no entry belong to any. */
export const QUALIFIED: { readonly [tag in ChangeTag]?: readonly ChangeVerb[] } = {
  kind: ['add', 'convert'],
  option: ['add', 'convert', 'set'],
  required: ['add'],
  optional: ['add'],
  before: ['add', 'move'],
  after: ['add', 'move'],
  at: ['add', 'move'],
  value: ['add'],
  when: ['add', 'when'],
};

/** For verbs of two sides, the tags of the thing and of what becomes of it. */
export const SIDES: { readonly [verb in ChangeVerb]?: readonly [readonly ChangeTag[], readonly ChangeTag[]] } = {
  rename: [['named'], ['name']],
  set: [['set'], ['value', 'max', 'min', 'step']],
  style: [['styled'], ['look']],
  sort: [['sorted'], ['by', 'order']],
  confirm: [['confirmed'], ['question']],
  when: [['shown', 'hidden'], ['when']],
};

/** The change that words are if there is none that they could qualify: "and as bars", "at the bottom". */
export const LEFT_VERBS: { readonly [tag in ChangeTag]?: ChangeVerb } = {
  kind: 'convert',
  option: 'convert',
  before: 'move',
  after: 'move',
  at: 'move',
};
