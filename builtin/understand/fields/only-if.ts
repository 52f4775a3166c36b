import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem, withoutUmlaut } from '#builtin/understand/words/same-stem.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Field, FieldKind } from './field.ts';

const TEXTS: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'file', 'url', 'date', 'choice', 'choices', 'tags']);
const STRICT = wordList(
  'required|mandatory|must|compulsory|pflicht*|erforderlich|zwingend|muss|mussen|notwendig|obligatoire*|requis*|exige*|obligatori*|obbligatori*',
  'requerid*|hay que|debe|deben|exigid*|deve|devono|bisogna|richiest*|precisa*|obrigatori*',
);
const NEEDED = wordList(
  'needed|need|needs|necessary|only|if|when|for|in case|wenn|falls|bei|nur|sofern|si|quand|pour|en cas|seulement|cuando|solo|para',
  'en caso|se|quando|per|in caso|caso|apenas|somente|em caso',
);
const SMALL_CHARS = 3;
const SHARED_CHARS = 5;

/**
 * Fields that are asked for only while another answer of the same action says so: "required if there are pets", "pet details" beside
 * "pets", "needed for pickup" beside a choice with pickup, or a sentence of the request that says the same.
 */
export function withConditions(fields: readonly Field[], prompt: string): Field[] {
  const sentences = prompt.split(/[.;!?\n]+/u);
  return fields.map((field) => {
    if (field.required || field.fixed !== undefined || !TEXTS.has(field.kind)) return field;
    const others = fields.filter((other) => other !== field && (other.kind === 'yesNo' || other.kind === 'choice'));
    const names = wordsOf(`${field.name} ${field.label}`).filter((word) => word.length >= SMALL_CHARS);
    const about = sentences.filter(
      (one) => says(STRICT, one) && contentWords(one).some((word) => isAmong(word, names)),
    );
    for (const text of [field.help ?? '', ...about]) {
      const onlyIf = conditionIn(text, others, names);
      if (onlyIf === undefined) continue;
      // Where the field is there only then, its hint would say so again.
      const { help, ...plain } = field;
      return { ...(text === help && onlyIf.isOptionalElse !== true ? plain : field), onlyIf };
    }
    const named = others.find((other) => other.kind === 'yesNo' && areAmong(contentWords(other.name), names));
    return named === undefined ? field : { ...field, onlyIf: { name: named.name } };
  });
}

function conditionIn(text: string, others: readonly Field[], own: readonly string[]): Field['onlyIf'] {
  if (!says(STRICT, text) && !says(NEEDED, text)) return undefined;
  const words = contentWords(text).filter((word) => !own.includes(word));
  for (const { name, kind, choices = [], isNumeric } of others) {
    if (kind === 'yesNo' && contentWords(name).some((word) => isAmong(word, words))) return { name };
    const chosen = choices.find(({ label, value }) => areAmong(contentWords(`${label} ${value}`), words));
    if (kind === 'choice' && chosen !== undefined)
      return {
        name,
        eq: isNumeric === true ? Number(chosen.value) : chosen.value,
        ...(says(STRICT, text) ? { isOptionalElse: true as const } : {}),
      };
  }
  return undefined;
}

function contentWords(text: string): string[] {
  return wordsOf(text.slice(0, 100)).filter((word) => word.length > SMALL_CHARS);
}

function areAmong(words: readonly string[], others: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => isAmong(word, others));
}

// "beschaedigt" matches "Schäden": both contain the stem of the word for damage.
function isAmong(word: string, others: readonly string[]): boolean {
  const stem = withoutUmlaut(word);
  return others.some((one) => {
    const other = withoutUmlaut(one);
    if (other === stem || haveSameStem(other, stem)) return true;
    const [short, long] = other.length <= stem.length ? [other, stem] : [stem, other];
    return short.length >= SHARED_CHARS && long.includes(short.slice(0, SHARED_CHARS));
  });
}
