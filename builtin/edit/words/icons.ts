import { ICONS } from '#catalog/icons.ts';
import { isSameButEnding } from './word-similarity.ts';

// "Icone" is one in Portuguese and several in Italian, so it counts as one.
const ONE_ICON = new Set('icon icono icona icone symbol simbolo symbolchen piktogramm dibujito emoji'.split(' '));
const SEVERAL_ICONS = new Set('icons iconos icones symbole symbolen symbols symboles simbolos simboli'.split(' '));

/** What icons show, by the part of their name that says so. English names are understood as they are. */
const SHOWN: { readonly [part: string]: string } = {
  truck: 'lorry van lkw lastwagen laster camion camiones camions camionnette furgone caminhao caminhoes',
  feather: 'feder plume piuma pluma pena',
  clock: 'uhr horloge reloj orologio relogio',
  calendar: 'kalender calendrier calendario',
  cart: 'basket trolley warenkorb einkaufswagen panier chariot carrito carrello carrinho',
  phone: 'telephone handset telefon telefono telefone',
  users: 'people leute leuten menschen gens personnes gente gruppe personas persone pessoas',
  user: 'person personne mannchen persona pessoa',
  coffee: 'cup mug kaffee kaffeetasse tasse cafe taza caffe tazza xicara',
  book: 'buch livre libro livro',
  flame: 'fire flamme feuer llama fuego fiamma chama fogo',
  mic: 'microphone mikrofon micro microfono microfone',
  folder: 'ordner dossier carpeta cartella cartellina pasta',
  clipboard: 'klemmbrett cartellina prancheta portapapeles',
  receipt: 'beleg quittung recu recibo ricevuta scontrino',
  card: 'karte carte tarjeta carta cartao',
  zap: 'lightning bolt blitz eclair rayo fulmine raio',
  bolt: 'lightning blitz eclair rayo fulmine raio',
  arrow: 'arrows pfeil fleche fleches flecha flechas freccia frecce seta setas',
  mail: 'envelope umschlag briefumschlag brief enveloppe sobre busta',
  star: 'stars stern etoile estrella stella stelle estrela',
  heart: 'herz coeur corazon cuore coracao',
  bell: 'glocke cloche campana sino sininho',
  home: 'house haus maison casa',
  lock: 'padlock schloss cadenas candado lucchetto cadeado',
  gift: 'present geschenk cadeau regalo presente',
  check: 'tick checkmark haken hakchen coche visto spunta',
  trash: 'bin mulleimer papierkorb poubelle papelera cestino lixeira',
  triangle: 'dreieck warndreieck triangulo triangolo',
  camera: 'kamera appareil camara fotocamera',
  music: 'note noten notas',
  trophy: 'cup pokal trophee trofeo trofeu taca',
  droplet: 'drop drops tropfen goutte gota goccia gotas',
  droplets: 'drop drops tropfen gouttes gotas gocce',
  pin: 'marker stecknadel epingle chincheta puntina alfinete',
  building: 'gebaude immeuble batiment edificio predio',
  coins: 'munzen pieces monedas monete moedas',
  wallet: 'purse geldborse portefeuille cartera portafoglio carteira',
  sun: 'sonne soleil sol sole',
  map: 'landkarte plan mapa mappa',
  key: 'schlussel cle clef llave chiave chave',
  wrench: 'spanner schraubenschlussel',
  flag: 'flagge fahne drapeau bandera bandiera bandeira',
  plus: 'pluszeichen mas piu mais',
  moon: 'mond lune luna lua',
  medal: 'medaille medaglia medalla medalha',
  crown: 'krone couronne corona coroa',
  timer: 'stopwatch stoppuhr chronometre cronometro',
  sparkles: 'sternchen stellina estrellita estrelinha',
};

const WORDS_OF_PART: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(ICONS.flatMap((name) => name.split('-')))].map((part) => [
    part,
    [part, ...(SHOWN[part]?.split(' ') ?? [])],
  ]),
);

/** Whether a word means icons: one, or several. */
export function iconsMeant(word: string): 'one' | 'several' | undefined {
  if (SEVERAL_ICONS.has(word)) return 'several';
  return ONE_ICON.has(word) ? 'one' : undefined;
}

/** True if an icon shows what a folded word says: "truck", "camion". */
export function showsThing(icon: string, word: string): boolean {
  return icon.split('-').some((part) => WORDS_OF_PART.get(part)?.some((one) => isSameButEnding(one, word)) === true);
}

/** The icon of the only one of these things that folded words name: "with a star". */
export function iconOfThing(words: readonly string[]): string | undefined {
  const named = words.filter((word) => THINGS.has(word));
  return named.length === 1 ? iconNamed(named) : undefined;
}

const THING_PARTS =
  'truck feather clock cart phone coffee flame mic trash star heart bell lock gift trophy droplet coins wallet sun key wrench flag moon medal crown timer';
const THINGS: ReadonlySet<string> = new Set(THING_PARTS.split(' ').flatMap((part) => WORDS_OF_PART.get(part) ?? []));

/** The name of the icon that shows what folded words say; a plain one before one with more parts. */
export function iconNamed(words: readonly string[]): string | undefined {
  const exact = ICONS.find((name) => name === words.join('-'));
  const fitting = ICONS.filter((name) => words.some((word) => showsThing(name, word)));
  return exact ?? fitting.toSorted((one, other) => one.length - other.length)[0];
}
