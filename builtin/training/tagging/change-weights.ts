import { changeFeatures } from '../../edit/tagging/change-features.ts';
import { CHANGE_TAGS, type ChangeTag } from '../../edit/tagging/change-tags.ts';
import { nameIndex } from '../../edit/tagging/name-matches.ts';
import type { ScreenName } from '../../edit/tagging/screen-names.ts';
import type { PackedSequence } from '../../understand/learned/sequence.ts';
import { tag, taggerOf, type PackedTagger } from '../../understand/learned/tagger.ts';
import type { MarkedRequest } from '../marked-text.ts';
import { exampleOf, sequenceOf } from './tagger-weights.ts';

/** A request to change a screen with its marked parts, and the names on that screen. */
export type MarkedEdit = MarkedRequest<ChangeTag> & { names: readonly ScreenName[] };

const PERCEPTRON = { epochs: 16, minCount: 2, margin: 4, dropout: 0.2 };
const CELLS = 142_000;
const SEEDS = [17, 18];

/** Trains the model that tags what a request to change a screen asks for. */
export async function changeWeights(edits: readonly MarkedEdit[], packed: PackedTagger): Promise<PackedSequence> {
  const tagger = taggerOf(packed);
  const examples = edits.map((edit) =>
    exampleOf(
      CHANGE_TAGS,
      edit,
      changeFeatures(edit.text, nameIndex(edit.names), tagger.lexicon, tag(tagger, edit.text, 'edit')),
    ),
  );
  return sequenceOf(CHANGE_TAGS, examples, CELLS, SEEDS, PERCEPTRON);
}
