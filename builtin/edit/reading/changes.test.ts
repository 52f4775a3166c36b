import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { CHANGE_TAGS } from '#builtin/edit/tagging/change-tags.ts';
import { readMarkedAs } from '#builtin/training/marked-text.ts';
import { changesIn } from './changes.ts';

// The changes of a marked text, each as its verb and its words.
function changes(marked: string, isThere?: (words: string) => boolean): string[] {
  const [request] = readMarkedAs(CHANGE_TAGS, `none | en | ${marked}`, 'test');
  const { text = '', spans = [] } = request ?? {};
  const words = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end), margin: Infinity }));
  return changesIn(text, words, isThere).map((one) =>
    [one.verb, ...one.words.map(({ tag, text: own }) => `${tag} ${own}`)].join(', '),
  );
}

describe('the tagged words of a request', () => {
  test.each([
    [
      'call [named:Deposit] [name:Fee], and [named:Slot] [name:Time]',
      ['rename, named Deposit, name Fee', 'rename, named Slot, name Time'],
    ],
    ['why does it say [named:Anonymous]? [name:A friend] is kinder', ['rename, named Anonymous, name A friend']],
    ['[set:slot] should be [value:45 minutes], at most [max:90]', ['set, set slot, value 45 minutes, max 90']],
    ['[must:phone], [must:email] and [must:town] are mandatory', ['require, must phone, must email, must town']],
    [
      'the [new:moon] is missing in [inside:sky], [named:Sun] reads [name:Star]',
      ['add, new moon, inside sky', 'rename, named Sun, name Star'],
    ],
    ['in [named:sky] add a [name:moon]', ['add, inside sky, new moon']],
    ['[gone:fax] can go. [gone:Telex] too', ['remove, gone fax', 'remove, gone Telex']],
    ['under [after:email] add a [kind:field] for the [new:phone]', ['add, after email, kind field, new phone']],
    [
      'rename [named:A] to [name:B] and in the [inside:card] remove the [gone:note]',
      ['rename, named A, name B', 'remove, inside card, gone note'],
    ],
    ['add a [kind:search box] above the [before:table]', ['add, kind search box, before table']],
    ['put the [moved:chart] [at:first], and as [kind:bars]', ['move, moved chart, at first', 'convert, kind bars']],
    ['add [new:Size] with [option:S] and [option:L], [value:S] preset', ['add, new Size, option S, option L, value S']],
    ['say [name:Lent] instead of [name:Returned]', ['rename, name Lent, name Returned']],
    ['change the [set:meal] of [of:Ida] to [name:Soup]', ['set, set meal, of Ida, value Soup']],
    ['put a [kind:line] above saying [name:Closed on Mondays]', ['add, kind line, new Closed on Mondays']],
    ['we also need the [gone:address]', ['add, new address']],
    ['the [gone:fax line] gets overlooked', []],
    ['the [gone:bit about dates] goes right under the [after:title]', ['move, moved bit about dates, after title']],
    ['take the [gone:fax] off', ['remove, gone fax']],
    ['remove [gone:Max]. The [gone:line] gets overlooked', ['remove, gone Max']],
    ['the options under [inside:Size] are [option:S], [option:L]', ['convert, inside Size, option S, option L']],
    ['put [option:S] and [option:L] under [inside:Size]', ['convert, option S, option L, inside Size']],
    ['how about a [kind:search box] at the top', ['add, kind search box']],
    ['in [named:Where] add [name:Other]', ['add, inside Where, new Other']],
    ["the [gone:ring] isn't readable, I'd prefer [kind:bars]", ['convert, turned ring, kind bars']],
    ['turn [named:I drive] into a [kind:dropdown]', ['convert, turned I drive, kind dropdown']],
    ['drop the [gone:ring] and add a [kind:bar chart]', ['remove, gone ring', 'add, kind bar chart']],
    ['the [set:siren] is on? turn [set:it] [value:off]', ['set, set siren, set it, value off']],
    ['why does [set:Push] exist? [value:off] please', ['set, set Push, value off']],
    ['the [set:goal] went to [value:65], can you change [set:it]', ['set, set goal, value 65, set it']],
    [
      'add a [new:phone]. instead of the [kind:tick box], [named:Garden] is [name:Yard]',
      ['add, new phone', 'add, kind tick box', 'rename, named Garden, name Yard'],
    ],
  ])('make these changes: %s', (marked, expected) => {
    expect(changes(marked)).toEqual(expected);
  });

  test('are all part of a change at most once, in any order of tags', () => {
    const tag = fc.constantFrom(...CHANGE_TAGS);
    const gap = fc.constantFrom(' ', ', ', ' and ', '. ', ' to the ');
    fc.assert(
      fc.property(fc.array(fc.tuple(tag, gap), { maxLength: 30 }), (pieces) => {
        let text = '';
        const words = pieces.map(([name, before], index) => {
          text += before;
          const start = text.length;
          text += `w${index}`;
          return { tag: name, text: `w${index}`, start, end: text.length, margin: Infinity };
        });
        const used = changesIn(text, words).flatMap((one) => one.words.map(({ start }) => start));
        expect(new Set(used).size).toBe(used.length);
      }),
    );
  });

  test('are read in proportion to their number, even in one sentence', () => {
    const readingMs = (count: number): number => {
      const words = Array.from({ length: count }, (_, index) => {
        const start = index * 'fax e '.length;
        return { tag: 'gone' as const, text: 'fax', start, end: start + 'fax'.length, margin: Infinity };
      });
      const started = process.cpuUsage();
      changesIn('fax e '.repeat(count), words);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1_000;
    };
    readingMs(400);
    // What grows with the square took more than a second.
    expect(readingMs(2_000)).toBeLessThan(400);
  });
});

test('what the screen has is not added by a word that asks for something', () => {
  const marked = 'nobody on our team will ever need any [gone:fax]';
  expect(changes(marked, (words) => words === 'fax')).not.toContain('add, new fax');
  expect(changes('we need a [gone:fax]')).toEqual(['add, new fax']);
});
