import { linearModel, type LinearModel, type PackedModel } from './linear-model.ts';
import { taggerOf, type PackedTagger, type Tagger } from './tagger.ts';
import { readWeightsFile } from './weights-file.ts';

/** What `npm run train` writes. */
export type PackedWeights = {
  inputs: string;
  tagger: PackedTagger;
  archetype: PackedModel;
  language: PackedModel;
  kinds: PackedModel;
};

/** All that was learned, ready for use. */
export type Weights = {
  tagger: Tagger;
  archetype: LinearModel;
  language: LinearModel;
  kinds: LinearModel;
};

/** Unpacks what was learned. */
function weightsOf({ tagger, archetype, language, kinds }: PackedWeights): Weights {
  return {
    tagger: taggerOf(tagger),
    archetype: linearModel(archetype),
    language: linearModel(language),
    kinds: linearModel(kinds),
  };
}

/** What the committed weights file holds. */
export function committedFile(): PackedWeights {
  return readWeightsFile(new URL('./weights.bin', import.meta.url)) as PackedWeights;
}

let loaded: Weights | undefined;

/** The committed weights, unpacked when they are first asked for. */
export function committedWeights(): Weights {
  loaded ??= weightsOf(committedFile());
  return loaded;
}
