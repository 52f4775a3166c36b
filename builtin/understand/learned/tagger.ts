import { splitMembers } from './members.ts';
import { OPENING_TAGS, type OpeningTag } from './opening.ts';
import { firstCell, linearModel, type PackedModel } from './linear-model.ts';
import { readRuns, sequenceModel, type PackedSequence, type SequenceModel } from './sequence.ts';
import { TAGS, type Span, type Tag } from './tags.ts';
import { tokenFeatures, type Lexicon } from './token-features.ts';

/** The tagger as it stands in the weights file. */
export type PackedTagger = {
  parts: PackedSequence;
  opening: PackedSequence;
  cues: PackedModel;
  classes: PackedModel;
  groups: PackedModel;
};

/** What tells the parts of requests, how they begin, and what is known of single words. */
export type Tagger = { parts: SequenceModel<Tag>; opening: SequenceModel<OpeningTag>; lexicon: Lexicon };

/** Unpacks the tagger. */
export function taggerOf({ parts, opening, cues, classes, groups }: PackedTagger): Tagger {
  const cueTable = linearModel(cues);
  return {
    parts: sequenceModel(TAGS, parts),
    opening: sequenceModel(OPENING_TAGS, opening),
    lexicon: {
      isCue: (word) => firstCell(cueTable, word) !== undefined,
      classOf: numbersIn(classes),
      groupOf: numbersIn(groups),
    },
  };
}

function numbersIn(packed: PackedModel): (word: number) => number {
  const table = linearModel(packed);
  return (word) => {
    const cell = firstCell(table, word);
    return cell === undefined ? 0 : cell.label * 4 + cell.weight - 1;
  };
}

/** Marks the parts of a request, in their order, with the members of an enumeration apart. */
export function tag({ parts, lexicon }: Tagger, text: string, archetype: string): Span[] {
  const featured = tokenFeatures(text, archetype, lexicon);
  const { tokens } = featured;
  return splitMembers(readRuns(parts, featured), tokens).map(({ tag: name, from, to }) => ({
    tag: name,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
}
