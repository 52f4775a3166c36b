import { splitMembers } from './members.ts';
import { OPENING_TAGS, type OpeningTag } from './opening.ts';
import { firstCell, linearModel, type PackedModel } from './linear-model.ts';
import { readRuns, sequenceModel, type PackedSequence, type SequenceModel } from './sequence.ts';
import { TAGS, type Span, type Tag } from './tags.ts';
import { tokenFeatures, type Lexicon } from './token-features.ts';

/** The tagger as stored in the weights file. */
export type PackedTagger = {
  parts: PackedSequence;
  opening: PackedSequence;
  cues: PackedModel;
  classes: PackedModel;
  groups: PackedModel;
};

/** The models that tag the parts of a request and its opening, and what training knows about single words. */
export type Tagger = { parts: SequenceModel<Tag>; opening: SequenceModel<OpeningTag>; lexicon: Lexicon };

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

/** Tags the parts of a request, in order. Each member of an enumeration gets its own span. */
export function tag({ parts, lexicon }: Tagger, text: string, archetype: string): Span[] {
  const featured = tokenFeatures(text, archetype, lexicon);
  const { tokens } = featured;
  return splitMembers(readRuns(parts, featured), tokens).map(({ tag: name, from, to }) => ({
    tag: name,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
}
