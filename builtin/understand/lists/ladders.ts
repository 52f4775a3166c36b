import { lexiconOf, ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

/** The steps of priorities, severities and risks, the most pressing first. */
const STEPS = {
  '0': 'blocker emergency critical critic* kritisch* critique* immediate sofort notfall urgence emergencia emergenza p0 s0 sev0 prio0 catastrophic lebensbedrohlich',
  '1': 'urgent* dringend* p1 s1 sev1 very_high sehr_hoch* tres_haut* muy_alt* molto_alt* muito_alt* highest severe schwer* grave express*',
  '2': 'high hoch hohe hoher haut* eleve* alta alto altos altas alti alte major p2 s2 sev2 red rot rouge rojo rosso vermelho',
  '3': 'medium mittel mittlere* moyen* media medio normal* normale moderate moder* standard p3 s3 sev3 routine amber gelb warning warn* advert* avviso aviso avert* yellow orange',
  '4': 'low niedrig* gering* basse bas faible* baja bajo bassa basso baixa baixo minor p4 s4 sev4 green grun vert verde kann',
  '5': 'lowest sehr_niedrig* tres_faible* muy_baj* info informational none trivial p5 planned keine optional',
};

const stepAt = lexiconOf<keyof typeof STEPS>(STEPS);

/** The natural order of some texts, if all of them are steps of a priority: rank by text, the most pressing is least. */
export function ladderOf(texts: readonly string[]): ReadonlyMap<string, number> | undefined {
  if (texts.length < 2) return undefined;
  const ranks = texts.map((text) => [text, rankOf(text)] as const);
  const known = ranks.flatMap(([text, rank]) => (rank === undefined ? [] : [[text, rank] as const]));
  const isWhole = known.length === texts.length && new Set(known.map(([, rank]) => rank)).size > 1;
  return isWhole ? new Map(known) : undefined;
}

function rankOf(text: string): number | undefined {
  const words = wordsOf(text);
  const found = words.flatMap((_, at) => stepAt(words, at, ANY_LANGUAGE)?.meaning ?? [])[0];
  return found === undefined ? undefined : Number(found);
}
