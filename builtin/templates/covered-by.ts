import type { Part } from '#builtin/part.ts';
import { missingIn, textsOn } from '#builtin/screens/words-on-screen.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';

// Words for the kind of a part, which do not say which one it is.
const FILLERS = setOf(
  'a an the to of for on in at with by and or my your our their user users customer customers add choose select show enter picker selector option ' +
    'options choice choices field fields input box dropdown list section area button buttons icon link number current top below here details page ' +
    'ein eine der die das den dem von zu zum zur fur mit im in auf und oder feld auswahl liste bereich knopf button schaltflache nummer anzeige ' +
    'un une le la les l de du des d a au pour avec et ou en champ choix liste section bouton lien numero ' +
    'el los las una del al para con y o campo seleccion opcion opciones lista seccion boton enlace numero ' +
    'um uma os as do da dos das no na com e ou campo escolha opcao opcoes lista secao botao link numero ' +
    'il lo gli i uno di del della dei delle per con e o campo scelta opzione opzioni lista sezione pulsante numero',
);

/** Tells whether a screen has a part that a request names, be it in other words: "size picker" for "Size". */
export function coveredBy(screen: Part, covers: readonly string[]): (text: string) => boolean {
  const isUnseen = missingIn(screen);
  const phrases = [...new Set([...textsOn(screen), ...covers])].map(wordsOf);
  return (text) => {
    if (!isUnseen(text)) return true;
    const words = wordsOf(text);
    const telling = words.filter((word) => !FILLERS.has(word));
    const sought = telling.length > 0 ? telling : words;
    return phrases.some((phrase) => sought.every((word) => phrase.some((other) => isSameWord(word, other))));
  };
}

function isSameWord(word: string, other: string): boolean {
  return word === other || haveSameStem(word, other);
}
