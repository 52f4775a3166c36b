import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { evaluate, withLanguage } from './evaluate.ts';
import { pageLanguage } from './page-language.ts';
import { createViews } from './views.ts';

const PROMPTS = {
  en: 'Show the open orders with their totals and due dates',
  de: 'Zeige die offenen Bestellungen mit Summe und Fälligkeit',
  fr: 'Affiche les commandes en cours avec le total et la date',
  es: 'Muestra los pedidos pendientes con el total y la fecha',
  it: 'Mostra gli ordini aperti con il totale e la data',
  pt: 'Mostre os pedidos em aberto com o total e a data',
} as const;
const ORDER = { total: 1234567.5, due: '2026-05-04', seconds: 4500, share: 12 };

describe('the language of a page', () => {
  test.each(Object.entries(PROMPTS))('is that of the request: %s', (language, prompt) => {
    expect(pageLanguage({ prompt, priorSpec: undefined })).toBe(language);
  });

  test.each([
    ['未処理の注文を表示', 'ja'],
    ['显示未完成的订单', 'zh'],
    ['Покажи открытые заказы', 'ru'],
    ['اعرض الطلبات المفتوحة', 'ar'],
    ['미결 주문 표시', 'ko'],
    ['Show the orders of 東京', 'en'],
  ])('with a script of its own is told by it: %s', (prompt, language) => {
    expect(pageLanguage({ prompt, priorSpec: undefined })).toBe(language);
  });

  test.each([
    ['USD', 'en'],
    ['GBP', 'en-GB'],
    ['EUR', 'en-GB'],
  ])('is the English of those who pay in the currency of the data: %s', (currency, language) => {
    expect(pageLanguage({ prompt: PROMPTS.en, data: { total: 12, currency } })).toBe(language);
    expect(pageLanguage({ prompt: PROMPTS.de, data: { total: 12, currency } })).toBe('de');
  });

  test('is that of the screen before, whatever the language of a wish', () => {
    const heading = { type: 'Heading', props: { text: PROMPTS.de }, children: [] };
    const priorSpec: Spec = { state: {}, root: 'a', elements: { a: heading } };
    expect(pageLanguage({ prompt: 'Make the title larger', priorSpec })).toBe('de');
  });
});

describe('numbers, dates and durations of a view', () => {
  test.each([
    ['en', '€1,234,567.50', 'May 4, 2026', '1 hour, 15 minutes', '12%'],
    ['de', '1.234.567,50 €', '4. Mai 2026', '1 Stunde, 15 Minuten', '12 %'],
    ['fr', '1 234 567,50 €', '4 mai 2026', '1 heure et 15 minutes', '12 %'],
    ['es', '1.234.567,50 €', '4 de mayo de 2026', '1 hora y 15 minutos', '12 %'],
    ['it', '1.234.567,50 €', '4 maggio 2026', '1 ora e 15 minuti', '12%'],
    ['pt', '€ 1.234.567,50', '4 de maio de 2026', '1 hora e 15 minutos', '12%'],
  ])('are in the language of the page: %s', (language, ...texts) => {
    const written =
      "[format_number(total,'EUR'),format_date(due,'long'),format_duration(seconds,'long'),format_number(share,'%')]";
    const result = evaluate(written, ORDER, language);
    const plain = 'value' in result ? JSON.stringify(result.value).replaceAll(/[\u00a0\u202f]/g, ' ') : result.fault;
    expect(plain).toBe(JSON.stringify(texts));
    // A host that computes it again gets the same, without knowing the language.
    expect('expression' in result && evaluate(result.expression, ORDER)).toMatchObject({
      value: 'value' in result && result.value,
    });
  });

  test('carry their language in what the caller can compute again', () => {
    const views = createViews(new Set(['due']), () => 'de');
    views.stepOf({ op: 'view', path: '/day', value: "format_date(due,'long')" }, ORDER);
    expect(views.derived()).toStrictEqual([{ path: '/day', expression: "format_date(due,'long','de')" }]);
  });
});

describe('an expression with its language', () => {
  test.each([
    ["format_date(due,'long')", "format_date(due,'long','de')"],
    ['format_date(due)', "format_date(due,'medium','de')"],
    ['format_number(n)', "format_number(n,'',`null`,'de')"],
    ["format_number(n, 'EUR')", "format_number(n, 'EUR',`null`,'de')"],
    ["format_number(n,'EUR',`2`)", "format_number(n,'EUR',`2`,'de')"],
    ['format_duration(s)', "format_duration(s,'clock','de')"],
    ["format_date(due,'long','fr')", "format_date(due,'long','fr')"],
    [
      "rows[].{d:format_date(not_null(a,b)),n:'format_date(x)'}",
      "rows[].{d:format_date(not_null(a,b),'medium','de'),n:'format_date(x)'}",
    ],
    [
      "join(', ',[format_number(sum(r[].n)),to_string(x)])",
      "join(', ',[format_number(sum(r[].n),'',`null`,'de'),to_string(x)])",
    ],
    ['sum(orders[].total)', 'sum(orders[].total)'],
    ['a) format_date(b', "a) format_date(b,'medium','de'"],
    ['my_format_date(b)', 'my_format_date(b)'],
    ['format_date()', 'format_date()'],
  ])('%s', (written, expected) => {
    expect(withLanguage(written, 'de')).toBe(expected);
    expect(withLanguage(written, 'en')).toBe(written);
  });
});
