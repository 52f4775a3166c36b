import { sentencesOf } from '../read/sentences.ts';

/** Where something is to stand; the anchor in the prompt's words, or by its id. */
export type Where = { side: 'before' | 'after' | 'first' | 'last' | 'up' | 'down'; anchor?: string; anchorId?: string };

/** One change that a prompt asks for. */
export type Command =
  | { verb: 'rename'; target: string; to: string }
  | { verb: 'remove'; target: string }
  | { verb: 'add'; thing: string; where: Where | undefined }
  | { verb: 'move'; target: string; where: Where }
  | { verb: 'swap'; one: string; other: string }
  | { verb: 'style'; target: string; look: string }
  | { verb: 'fill'; target: string; value: string };

const VERBS =
  'rename|relabel|retitle|change|set|update|make|remove|delete|drop|hide|add|insert|include|append|move|put|place|swap|replace|fill|prefill|call|mark|turn|switch|exchange|shift|get rid of|take out|entferne|losche|lösche|fuge|füge|erganze|ergänze|andere|ändere|benenne|verschiebe|mache|ajoute[rz]?|supprime[rz]?|renomme[rz]?|change[rz]|deplace[rz]?|déplace[rz]?|anade|añade|agrega|elimina|quita|renombra|cambia|mueve';
const NEXT_COMMAND = new RegExp(
  `(?:,\\s*(?:and\\s+|then\\s+|und\\s+)?|\\s+(?:and|then|und|et|y)\\s+(?:then\\s+|also\\s+)?)(?=(?:${VERBS})\\s)`,
  'iu',
);
const POLITE =
  /^(?:please|can you|could you|would you|bitte|i(?:'d| would) like(?: you)? to|i want(?: you)? to|now|also|then|let's|just|and)\s+/iu;
const QUOTES = /^["“„«'‘]|["”“»'’]$/gu;

/** The changes that a prompt asks for, in order; what reads as no change is left out. */
export function commandsIn(prompt: string): Command[] {
  return sentencesOf(prompt)
    .flatMap((sentence) => sentence.split(NEXT_COMMAND))
    .flatMap((clause) => readCommand(polished(clause)) ?? []);
}

function polished(clause: string): string {
  const shorter = clause.trim().replace(POLITE, '');
  return shorter === clause.trim() ? shorter : polished(shorter);
}

type Reader = [RegExp, (groups: string[]) => Command | undefined];

const SIDES =
  '(?:(?:right |directly |just )?(?:before|above|in front of|vor|uber|über|avant|antes de)|(?:right |directly |just )?(?:after|below|under|beneath|behind|next to|nach|hinter|unter|apres|après|despues de|después de|debajo de))';
const READERS: readonly Reader[] = [
  [
    /^(?:swap|exchange|switch)\s+(.+?)\s+(?:and|with|und)\s+(.+)$/iu,
    ([one = '', other = '']) => ({ verb: 'swap', one, other }),
  ],
  [
    new RegExp(
      `^(?:move|put|place|shift|verschiebe|deplace[rz]?|déplace[rz]?|mueve)\\s+(.+?)\\s+(?:to\\s+)?(${SIDES}\\s+.+|(?:to |at |an |nach |en )?(?:the |das |den )?(?:very )?(?:top|bottom|end|start|beginning|first(?: position)?|last(?: position)?|up|down|ende|anfang|oben|unten|arriba|abajo|haut|bas)\\b.*)$`,
      'iu',
    ),
    ([target = '', place = '']) => withWhere(target, place),
  ],
  [
    /^(?:pre)?fill(?:\s+in)?\s+(.+?)\s+(?:with|as|to)\s+(.+)$/iu,
    ([target = '', value = '']) => ({ verb: 'fill', target, value: unquoted(value) }),
  ],
  [
    /^(?:set|make)\s+(?:the\s+)?(?:default|initial|starting)(?:\s+value)?\s+(?:of|for)\s+(.+?)\s+(?:to|as|=)\s+(.+)$/iu,
    ([target = '', value = '']) => ({ verb: 'fill', target, value: unquoted(value) }),
  ],
  [
    /^(?:rename|relabel|retitle|call|renomme[rz]?|renombra|cambia)\s+(.+?)\s+(?:to|as|into|in|en|a|por)\s+(.+)$/iu,
    ([target = '', to = '']) => ({ verb: 'rename', target, to: unquoted(to) }),
  ],
  [
    /^benenne\s+(.+?)\s+(?:in|zu)\s+(.+?)\s*(?:um)?$/iu,
    ([target = '', to = '']) => ({ verb: 'rename', target, to: unquoted(to) }),
  ],
  [/^call\s+(.+?)\s+(["“„«'].+)$/iu, ([target = '', to = '']) => ({ verb: 'rename', target, to: unquoted(to) })],
  [
    /^replace\s+(["“„«'].+?["”»'])\s+(?:with|by)\s+(.+)$/iu,
    ([target = '', to = '']) => ({ verb: 'rename', target, to: unquoted(to) }),
  ],
  [
    /^(?:make|let|have)\s+(.+?)\s+(?:say|read)\s+(.+)$/iu,
    ([target = '', to = '']) => ({ verb: 'rename', target, to: unquoted(to) }),
  ],
  [
    /^(.+?)\s+should\s+(?:say|read|be called|be labell?ed|be named)\s+(.+)$/iu,
    ([target = '', to = '']) => ({ verb: 'rename', target, to: unquoted(to) }),
  ],
  [
    /^(?:change|set|update|make|switch|andere|ändere|change[rz])\s+(?:(?:the|den|die|das|le|la)\s+)?(?:text|label|title|wording|caption|name|words|titel|titre)?\s*(?:(?:of|on|for|von|du|de)\s+)?((?!\s*(?:to|into|zu|in|en|auf)\s).+?)\s+(?:from\s+.+?\s+)?(?:to|into|zu|in|en|auf)\s+(.+)$/iu,
    ([target = '', to = '']) => changed(target, to),
  ],
  [
    /^(?:make|mark|turn|set|mache|style|color|colour)\s+(.+?)\s+(?:as\s+|to\s+)?((?:a\s+|an\s+)?(?:not required|required|optional|mandatory|disabled|enabled|read-?only|primary|secondary|outlined?|ghost|danger(?:ous)?|destructive|full[- ]width|wider?|narrow(?:er)?|bigger|larger|smaller|big|large|small|compact|comfortable|dense|bold|italic|centered|centred|striped|sortable|searchable|horizontal|vertical|side by side|two columns|three columns|in (?:two|three) columns|stacked|red|green|blue|yellow|orange|purple|pink|black|white|gr[ae]y|teal|brown|navy|indigo|gold|pflichtfeld|optional|rot|grun|grün|blau)(?:\s+(?:button|field|colou?r|text))?)$/iu,
    ([target = '', look = '']) => ({ verb: 'style', target, look: look.toLowerCase() }),
  ],
  [
    /^(?:remove|delete|drop|hide|get rid of|take out|entferne|losche|lösche|supprime[rz]?|elimina|quita)\s+(.+)$/iu,
    ([target = '']) => ({ verb: 'remove', target }),
  ],
  [
    new RegExp(
      `^(?:add|insert|include|append|put|place|fuge|füge|erganze|ergänze|ajoute[rz]?|anade|añade|agrega)\\s+(.+?)(?:\\s+(${SIDES}\\s+.+|(?:at |to |an )(?:the |das )?(?:very )?(?:top|bottom|end|start|beginning|ende|anfang)\\b.*))?(?:\\s+(?:hinzu|ein))?$`,
      'iu',
    ),
    ([thing = '', place]) => ({ verb: 'add', thing, where: place === undefined ? undefined : whereOf(place) }),
  ],
];

function readCommand(clause: string): Command | undefined {
  for (const [pattern, build] of READERS) {
    const found = pattern.exec(clause);
    const command = found === null ? undefined : build(found.slice(1));
    if (command !== undefined) return command;
  }
  return undefined;
}

function withWhere(target: string, place: string): Command | undefined {
  const where = whereOf(place);
  return where === undefined ? undefined : { verb: 'move', target, where };
}

// "change the button to red" is a look; "change the title to Sales" are words.
function changed(target: string, to: string): Command {
  const isLook =
    /^(?:red|green|blue|primary|secondary|outline|ghost|danger|required|optional|disabled|small|large|compact|full width|bigger|smaller|two columns|three columns)$/iu.test(
      to.trim(),
    );
  return isLook
    ? { verb: 'style', target, look: to.trim().toLowerCase() }
    : { verb: 'rename', target, to: unquoted(to) };
}

function whereOf(place: string): Where | undefined {
  const relative = new RegExp(`^(${SIDES})\\s+(.+)$`, 'iu').exec(place.trim());
  if (relative !== null && !/^(?:oben|unten|anfang|ende)$/iu.test(relative[2] ?? '')) {
    const [, side = '', anchor = ''] = relative;
    return { side: /before|above|front|vor|uber|über|avant|antes/iu.test(side) ? 'before' : 'after', anchor };
  }
  if (/\b(?:up|higher|arriba)\b/iu.test(place)) return { side: 'up' };
  if (/\b(?:down|lower|abajo)\b/iu.test(place)) return { side: 'down' };
  if (/\b(?:top|start|beginning|first|anfang|oben|haut)\b/iu.test(place)) return { side: 'first' };
  return /\b(?:bottom|end|last|ende|unten|bas)\b/iu.test(place) ? { side: 'last' } : undefined;
}

function unquoted(text: string): string {
  const quoted = /["“„«]([^"”“»]+)["”“»]/u.exec(text)?.[1];
  return (quoted ?? text)
    .trim()
    .replaceAll(QUOTES, '')
    .replace(/\s+(?:instead|please)$/iu, '')
    .trim();
}
