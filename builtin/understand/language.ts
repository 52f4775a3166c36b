import { wordsOf } from './fold-text.ts';

/** The languages that the composer has words for. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it';

// Short words that are frequent in one of these languages and rare in the others; folded.
const TELLTALES: { [language in Language]: ReadonlySet<string> } = {
  en: new Set(
    'the with and for of a an to that form page show list by from my our their please build create'.split(' '),
  ),
  de: new Set(
    'der die das mit und fur ein eine einen von zu zum zur im auf den dem des bitte zeige erstelle seite formular nach oder wie ist sind alle unsere meine drei schritten assistent liste tabelle rechnungen kunden mitarbeiter termine karte einstellungen bestatigung buchung erfolgreich der neue neuer beim bei aus datum uhrzeit termin vorname nachname telefon rechnung bestellung bestellungen kunde anmeldung ubersicht'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les avec et pour un une des du de au aux par sur mon ma nos notre veuillez cree creer page formulaire ou est sont tous toutes des liste commandes clients factures calendrier rendez vous tableau bord reglages carte panier trois deux etapes etape nom prenom recapitulatif nouveau nouvelle taches commande facture prix heure chez ce cette'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las con y para un una de del al por en mi nuestro nuestra crea crear pagina formulario o es son todos todas lista pedidos clientes facturas calendario tablero ajustes mapa nuevo fecha nombre apellido correo pedido factura precio'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'com um uma para dos das os em nos nas por nosso nossa meu minha crie criar mostre mostrar pagina formulario lista pedidos clientes faturas calendario quadro configuracoes mapa novo nova sao todos todas ou sem tabela contato painel seu sua passos etapas'.split(
      ' ',
    ),
  ),
  it: new Set(
    'con un una uno il lo la gli le di del della dei delle degli per dal nella nel mio mia nostro nostra crea creare mostra mostrami pagina modulo elenco lista ordini clienti fatture calendario bacheca impostazioni mappa nuovo nuova sono tutti tutte senza tabella contatti scheda conferma passaggi dove'.split(
      ' ',
    ),
  ),
};

// Letters that only one of them writes.
const LETTERS: { [language in Language]?: RegExp } = {
  de: /[äöüßÄÖÜ]/,
  fr: /[èêëçœàâîôûÈÊÇÀ]/,
  es: /[ñÑ¿¡]/,
  pt: /[ãõÃÕ]/,
  it: /[ìòÌÒ]/,
};

/** The language that a prompt is written in; English in doubt. */
export function languageOf(prompt: string): Language {
  const words = wordsOf(prompt);
  const letters = (language: Language) => (LETTERS[language]?.test(prompt) === true ? 1 : 0);
  const hits = (language: Language) => words.filter((word) => TELLTALES[language].has(word)).length + letters(language);
  const best = (['de', 'fr', 'es', 'pt', 'it'] as const).toSorted((a, b) => hits(b) - hits(a))[0] ?? 'en';
  return hits(best) > hits('en') ? best : 'en';
}
