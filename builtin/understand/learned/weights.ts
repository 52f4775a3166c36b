import { CHANGE_TAGS, type ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import { sequenceModel, type PackedSequence, type SequenceModel } from './sequence.ts';
import { linearModel, type LinearModel, type PackedModel } from './linear-model.ts';
import { taggerOf, type PackedTagger, type Tagger } from './tagger.ts';
import { readWeightsFile } from './weights-file.ts';

/** The content of the weights file that `npm run train` writes; `inputs` is a digest of what it was trained on. */
export type PackedWeights = {
  inputs: string;
  tagger: PackedTagger;
  archetype: PackedModel;
  language: PackedModel;
  kinds: PackedModel;
  changes: PackedSequence;
};

/** All trained models, unpacked and ready for use. */
export type Weights = {
  tagger: Tagger;
  archetype: LinearModel;
  language: LinearModel;
  kinds: LinearModel;
  /** Tags what a request to change a screen asks for. */
  changes: SequenceModel<ChangeTag>;
};

function weightsOf({ tagger, archetype, language, kinds, changes }: PackedWeights): Weights {
  return {
    tagger: taggerOf(tagger),
    archetype: linearModel(archetype),
    language: linearModel(language),
    kinds: linearModel(kinds),
    changes: sequenceModel(CHANGE_TAGS, changes),
  };
}

/** The content of the committed weights file, still packed. */
export function committedFile(): PackedWeights {
  return readWeightsFile(new URL('./weights.bin', import.meta.url)) as PackedWeights;
}

let loaded: Weights | undefined;

/** The committed weights, unpacked on first use. */
export function committedWeights(): Weights {
  loaded ??= weightsOf(committedFile());
  return loaded;
}
