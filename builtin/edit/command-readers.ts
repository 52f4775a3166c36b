import type { Command, Where } from './commands.ts';
import { isKindOfElement } from './kinds-of-elements.ts';

const QUOTES = /^["“„«'‘]|["”“»'’]$/gu;

type Reader = [RegExp, (groups: string[]) => Command | undefined];

const SIDES =
  '(?:(?:right |directly |just )?(?:before|above|in front of|vor|uber|über|avant|antes de)|(?:right |directly |just )?(?:after|below|under|beneath|behind|next to|nach|hinter|unter|apres|après|despues de|después de|debajo de)|between)';

/** How changes are worded, the first that fits wins; a reader that finds nothing passes on to the next. */
export const READERS: readonly Reader[] = [
  [
    /^(?:sort|order|sortiere?)\s+(?:(.+?)\s+)?(?:by|nach)\s+(.+?)(?:,?\s+(ascending|asc|descending|desc|aufsteigend|absteigend|(?:newest|highest|largest) first))?$/iu,
    ([target, by = '', order = '']) => ({
      verb: 'sort',
      target,
      by,
      isDown: /^(?:desc|abst|newest|highest|largest)/iu.test(order),
    }),
  ],
  [
    /^(?:swap|exchange|switch)\s+(?:the\s+)?(?:two\s+|both\s+)?(\p{L}+s)$/iu,
    ([both = '']) => ({ verb: 'swap', one: both, other: both }),
  ],
  [
    /^(?:turn|switch)\s+(on|off)\s+(.+?)(?:\s+by default)?$|^(?:activate|deactivate|check|uncheck|tick|untick)\s+(.+?)(?:\s+by default)?$/iu,
    ([state, target, other]) => ({ verb: 'fill', target: target ?? other ?? '', value: state ?? 'on' }),
  ],
  [/^turn\s+(.+?)\s+(on|off)(?:\s+by default)?$/iu, ([target = '', value = '']) => ({ verb: 'fill', target, value })],
  [
    /^(?:turn|convert|change|make)\s+(.+?)\s+(?:into|to be)\s+(?:an?\s+)?([\p{L} -]{3,24})$/iu,
    ([target = '', to = '']) => (isKindOfElement(to) ? { verb: 'convert', target, to } : undefined),
  ],
  [
    /^limit\s+(.+?)\s+to\s+(\d+)$/iu,
    ([target = '', value = '']) => ({ verb: 'set', target: `max of ${target}`, value }),
  ],
  [
    /^add\s+(?:an?\s+|the\s+)?(help text|hint|placeholder|description|subtitle|badge|caption)\s+(["“„«'].+?["”»'])\s+(?:to|for|on)\s+(.+)$/iu,
    ([prop = '', value = '', target = '']) => ({ verb: 'set', target: `${prop} of ${target}`, value: unquoted(value) }),
  ],
  [
    /^(?:change|set|update)\s+(?:the\s+)?((?!(?:the\s+)?(?:text|label|title|wording|caption|name|words|button|default|initial|starting)\b)[\p{L} ]+?\s+of\s+.+?)\s+to\s+(.+)$/iu,
    ([target = '', value = '']) => ({ verb: 'set', target, value: unquoted(value) }),
  ],
  [
    /^set\s+((?!.*\b(?:(?<!by )default|initial|starting|text|label|title|heading|caption)\b).+?)\s+to\s+(.+?)(?:\s+by default)?$/iu,
    ([target = '', value = '']) => ({ verb: 'set', target, value: unquoted(value) }),
  ],
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
    /^(?:move|put|shift)\s+(.+?)\s+(?:to|into|in|under)\s+(?!the (?:top|bottom|end|start)\b)(.+)$/iu,
    ([target = '', anchor = '']) => ({ verb: 'move', target, where: { side: 'inside', anchor } }),
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
    ([target = '', to = '']) => ({ verb: 'rename', target, to: unquoted(to) }),
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
  [/^(?:show|display|include)\s+(.+)$/iu, ([what = '']) => ({ verb: 'show', what })],
];

function withWhere(target: string, place: string): Command | undefined {
  const where = whereOf(place);
  return where === undefined ? undefined : { verb: 'move', target, where };
}

function whereOf(place: string): Where | undefined {
  const between = /^between\s+(.+?)\s+and\s+/iu.exec(place.trim())?.[1];
  if (between !== undefined) return { side: 'after', anchor: between };
  const relative = new RegExp(`^(${SIDES})\\s+(.+)$`, 'iu').exec(place.trim());
  if (relative !== null && !/^(?:oben|unten|anfang|ende)$/iu.test(relative[2] ?? '')) {
    const [, side = '', words = ''] = relative;
    const anchor = words.replace(/\s+(?:hinzu|ein)$/iu, '');
    return { side: /before|above|front|vor|uber|über|avant|antes/iu.test(side) ? 'before' : 'after', anchor };
  }
  if (/\b(?:up|higher|arriba)\b/iu.test(place)) return { side: 'up' };
  if (/\b(?:down|lower|abajo)\b/iu.test(place)) return { side: 'down' };
  if (/\b(?:top|start|beginning|first|anfang|oben|haut)\b/iu.test(place)) return { side: 'first' };
  return /\b(?:bottom|end|last|ende|unten|bas)\b/iu.test(place) ? { side: 'last' } : undefined;
}

function unquoted(text: string): string {
  const quoted = /["“„«]([^"„”“«»]+)["”“»]/u.exec(text)?.[1];
  return (quoted ?? text)
    .trim()
    .replaceAll(QUOTES, '')
    .replace(/\s+(?:instead|please)$/iu, '')
    .trim();
}
