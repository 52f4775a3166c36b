import { describe, expect, test } from 'vitest';
import { readMarkedAs } from '#builtin/training/marked-text.ts';
import { CHANGE_TAGS } from '#builtin/edit/tagging/change-tags.ts';
import { changesIn } from './changes.ts';
import { sentencesOf } from '#builtin/edit/words/sentences.ts';
import { sureChanges } from './sure-changes.ts';

// The sure changes of a marked text whose words have these margins, in order; a change of which nothing is sure is "-".
function sure(marked: string, margins: readonly number[], names: readonly string[] = []): string[] {
  const [request] = readMarkedAs(CHANGE_TAGS, `none | en | ${marked}`, 'test');
  const { text = '', spans = [] } = request ?? {};
  const words = spans.map((span, at) => ({
    ...span,
    text: text.slice(span.start, span.end),
    margin: margins[at] ?? 0,
  }));
  const sureOf = sureChanges(sentencesOf(text), (one) => names.includes(one));
  return changesIn(text, words).map(
    (change) =>
      sureOf(change)
        ?.words.map((one) => one.text)
        .join(', ') ?? '-',
  );
}

describe('a change', () => {
  test('has all options of a list of which one is sure', () => {
    const marked = 'add a [kind:dropdown] for [new:colour]: [option:red], [option:green], [option:blue]';
    expect(sure(marked, [900, 900, 20, 400, 10])).toEqual(['dropdown, colour, red, green, blue']);
  });

  test('is dropped if it is unsure what is changed', () => {
    expect(sure('call [named:Deposit] [name:Fee]. lose [gone:fax]', [900, 20, 900])).toEqual(['-', 'fax']);
  });

  test('loses the qualifications that are unsure, but never its place', () => {
    const marked = 'add a [kind:dropdown] [new:size] after [after:name]';
    expect(sure(marked, [20, 900, 20])).toEqual(['size, name']);
  });

  test('needs less if its sentence has a word for it', () => {
    expect(sure('[must:phone] is mandatory', [50])).toEqual(['phone']);
    expect(sure('[must:phone] is on the list', [50])).toEqual(['-']);
    expect(sure('[sorted:list] [order:alphabetically]', [50, 50])).toEqual(['list, alphabetically']);
  });

  test('that adds something needs more', () => {
    expect(sure('add [new:fax]', [120])).toEqual(['-']);
    expect(sure('the [new:fax] is hardly readable', [300])).toEqual(['-']);
    expect(sure('remove [gone:fax]', [120])).toEqual(['fax']);
  });

  test('is clear from its other words, even if it is open where the name of the thing ends', () => {
    expect(sure('[set:the longest duration] is [value:84 months] now', [10, 900])).toEqual([
      'the longest duration, 84 months',
    ]);
    expect(sure('[named:the crew page] should be called [name:Team]', [10, 900])).toEqual(['the crew page, Team']);
    expect(sure('add a [kind:dropdown] [new:size]', [900, 30])).toEqual(['dropdown, size']);
    expect(sure('the [new:size] as a [kind:dropdown]', [30, 900])).toEqual(['-']);
    expect(sure('[moved:fax] goes [before:phone]', [10, 900], ['fax'])).toEqual(['fax, phone']);
    expect(sure('[moved:fax] goes [before:phone]', [10, 900])).toEqual(['-']);
  });

  test('of the value of something on the screen needs less, as it can mean nothing else', () => {
    const marked = '[set:Basic] costs [value:$10]';
    expect(sure(marked, [50, 200])).toEqual(['-']);
    expect(sure(marked, [50, 200], ['Basic'])).toEqual(['Basic, $10']);
    expect(sure(marked, [50, 50], ['Basic'])).toEqual(['-']);
  });
});
