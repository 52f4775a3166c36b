import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';

function compose(prompt: string, data: JsonObject = {}): Spec {
  const spec = builtinSpec(briefOf(prompt, { data }));
  expect(validateSpec(spec, { definitionOf })).toEqual([]);
  return spec;
}

function propsOf({ elements }: Spec, type: string): unknown[] {
  return Object.values(elements).flatMap((element) => (element.type === type ? [element.props] : []));
}

describe('a screen', () => {
  test.each([
    ['warning dialog before anyone archives a course', 'Card', 'title', 'Archive course?'],
    ['dialog before they publish their photos', 'Card', 'title', 'Publish their photos?'],
    ['garden party rsvp reply', 'Button', 'label', 'Send reply'],
    ['log in screen', 'Button', 'label', 'Log in'],
    ['Prices of our boat hire. Canoe 12 an hour, kayak 9 an hour', 'PlanCard', 'ctaLabel', 'Book'],
  ])('names the action that the request is about: %s', (prompt, type, prop, text) => {
    expect(propsOf(compose(prompt), type)).toContainEqual(expect.objectContaining({ [prop]: text }));
  });

  test.each([
    'Upload page for tax documents',
    'Página para subir fotos del accidente con una descripción',
    'Seite zum Hochladen von Rechnungen',
    'Page pour téléverser vos justificatifs',
    'Pagina per caricare i documenti',
    'Página para enviar fotos do carro',
  ])('for uploading files has a drop zone: %s', (prompt) => {
    expect(propsOf(compose(prompt), 'FileUpload')).toHaveLength(1);
  });

  test.each(['Lookbook of a tailor', 'Gallery of our pottery'])(
    'without contents says that there are none yet: %s',
    (prompt) => {
      const { elements, state } = compose(prompt);
      expect(elements['nothingYet']?.visible).toMatchObject({ not: true });
      expect(Object.values(state)).toContainEqual([]);
    },
  );

  test.each(['Wizard', 'Assistent'])('is not titled with its own kind: %s', (prompt) => {
    expect(propsOf(compose(prompt), 'PageHeader')).not.toContainEqual({ title: prompt });
  });

  test.each([
    ['Pricing for a gym with three plans and a yearly discount switch', 3],
    ['Preisseite mit 4 Tarifen', 4],
    ['Página de preços com dois planos', 2],
  ])('has as many plans as the request mentions: %s', (prompt, count) => {
    expect(propsOf(compose(prompt), 'PlanCard')).toHaveLength(count);
  });

  test('for an empty state has no file upload only because the request mentions uploading the first file', () => {
    const spec = compose('Empty state for a photo album: no pictures yet, upload the first');
    expect(propsOf(spec, 'EmptyState')).toHaveLength(1);
    expect(propsOf(spec, 'FileUpload')).toEqual([]);
  });

  test('groups form fields under section headings, even if two sections repeat a field', () => {
    const spec = compose('Order form. Section Billing: street, city. Section Shipping: street, city and phone number');
    expect(propsOf(spec, 'Heading')).toMatchObject([{ text: 'Billing' }, { text: 'Shipping' }]);
    const labels = Object.values(spec.elements).flatMap(({ props }) => (props['label'] === 'Street' ? [props] : []));
    expect(labels).toHaveLength(2);
    expect(Object.keys(spec.state['form'] as object)).toHaveLength(5);
  });

  test('shows every value of a record on its board card', () => {
    const tasks = [
      { titulo: 'Trocar piso', estado: 'A fazer', responsavel: 'Rui', sala: 'Sala 2' },
      { titulo: 'Pintar', estado: 'Em curso', responsavel: 'Marta', sala: 'Quarto' },
    ];
    const props = JSON.stringify(propsOf(compose('Quadro de tarefas da reforma', { tasks }), 'KanbanBoard'));
    for (const key of ['titulo', 'responsavel', 'sala']) expect(props).toContain(`/tasks/0/${key}`);
  });

  test('asks for an email address if the request mentions a newsletter', () => {
    const spec = compose('Landing page for a honey farm with a newsletter sign-up');
    expect(propsOf(spec, 'Input')).toMatchObject([{ type: 'email' }]);
  });

  test('separates the price of a plan from its billing period, in the words of the request', () => {
    expect(propsOf(compose('Prices: Solo free, Crew $12 a month, Club 90 € / year'), 'PlanCard')).toMatchObject([
      { name: 'Solo', price: 'free' },
      { name: 'Crew', price: '$12', period: 'a month' },
      { name: 'Club', price: '90 €', period: '/ year' },
    ]);
  });

  test('lists a feature that several plans share on each of them', () => {
    const spec = compose('Prices: Basic 9 €, Plus 19 €, Family 29 €; Plus and Family with 4K');
    expect(propsOf(spec, 'PlanCard')).toMatchObject([
      { name: 'Basic' },
      { name: 'Plus', features: [expect.stringContaining('4K')] },
      { name: 'Family', features: [expect.stringContaining('4K')] },
    ]);
  });

  test.each([
    ['four-step wizard for a loan application', 4],
    ['Anmeldung zum Kurs in drei Schritten', 3],
    ['5-step wizard: name, email, phone, street, city', 5],
  ])('has as many steps as the request mentions: %s', (prompt, count) => {
    const [stepper] = propsOf(builtinSpec(briefOf(prompt, { uiType: 'wizard' })), 'Stepper') as [{ steps: unknown[] }];
    expect(stepper.steps).toHaveLength(count);
  });

  test('groups fields under the titles before colons, including the first title', () => {
    const spec = compose('Contact: name, phone; Address: street, city');
    expect(propsOf(spec, 'Heading')).toMatchObject([{ text: 'Contact' }, { text: 'Address' }]);
  });

  test.each([
    ['Settings of a heating app', 'PageHeader', 'Heating app settings'],
    ['No search results for "blue kayak"', 'EmptyState', 'No search results for "blue kayak"'],
    ['Thank you page after donating: title Thanks a million!, amount, date', 'Result', 'Thanks a million'],
  ])('takes its title from the request: %s', (prompt, type, title) => {
    expect(propsOf(compose(prompt), type)[0]).toMatchObject({ title: expect.stringContaining(title) });
  });

  test('filters a table by the stated choices, with the control above it', () => {
    const spec = compose('Table of tradesmen: firm, trade, last job. Filter by trade: plumber, roofer, damp');
    const [filter] = propsOf(spec, 'Select') as [{ options: { label: string }[]; value: { $bindState: string } }];
    expect(filter.options.map(({ label }) => label)).toEqual(['Plumber', 'Roofer', 'Damp']);
    const [table] = propsOf(spec, 'DataTable') as [{ filterValues: object }];
    expect(table.filterValues).toEqual({ trade: { $state: filter.value.$bindState } });
  });

  test('shows a figure and a chart of the same name separately', () => {
    const spec = compose('Dashboard: revenue 12,000, orders 340 and a chart of revenue over time');
    expect(propsOf(spec, 'Stat')).toMatchObject([{ label: 'Revenue' }, { label: 'Orders' }]);
    expect(propsOf(spec, 'LineChart')).toHaveLength(1);
  });

  test('adds no named fact that the data already contains', () => {
    const orders = [
      { customer: 'Ann', total: 120, date: '2026-01-03' },
      { customer: 'Bo', total: 80, date: '2026-01-04' },
    ];
    const spec = compose('Orders with totals and a revenue chart', { orders });
    expect(propsOf(spec, 'DescriptionList')).toEqual([]);
    expect(propsOf(spec, 'LineChart').length).toBeGreaterThan(0);
  });
});
