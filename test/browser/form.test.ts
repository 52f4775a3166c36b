import { describe, expect, test } from 'vitest';
import { isInstalled } from '#test/servers/is-installed.ts';
import { openPages } from './browser.ts';

const isPossible = isInstalled('Chromium', 'chromium');

const element = (type: string, props: object, children: string[] = []) => ({ type, props, children });

const spec = {
  root: 'form',
  state: { guest: { mail: '', nights: 2 }, day: '' },
  actions: { book: { kind: 'agent' } },
  elements: {
    form: {
      ...element('Form', {}, ['mail', 'nights', 'dayField', 'terms', 'send']),
      on: { commit: { action: 'book' } },
    },
    mail: element('Input', {
      label: 'E-mail',
      name: 'mail',
      type: 'email',
      required: true,
      value: { $bindState: '/guest/mail' },
      checks: [{ type: 'required', message: 'Where do we send it?' }],
    }),
    nights: element('Input', {
      label: 'Nights',
      name: 'nights',
      type: 'number',
      value: { $bindState: '/guest/nights' },
      checks: [{ type: 'max', message: 'At most 14.', args: { max: 14 } }],
    }),
    dayField: element('FormField', { label: 'Day', required: true }, ['day']),
    day: element('DatePicker', { value: { $bindState: '/day' }, min: '2026-11-10' }),
    terms: element('Checkbox', { label: 'I agree', name: 'terms', required: true }),
    send: element('Button', { label: 'Book', submit: true }),
  },
};

describe.skipIf(!isPossible)('a Form', async () => {
  const [drawing] = isPossible ? await openPages({ width: 800, isDark: false }) : [];

  test('is not sent while something is wrong, says what, moves to the first fault, then sends every named value', async () => {
    const { page, draw } = drawing!;
    await draw({ items: [{ spec }] });
    const fired = async () =>
      page.evaluate<{ name: string; params: object }[]>(
        'window.firedActions.map(({ name, params }) => ({ name, params }))',
      );
    const alerts = async () => page.locator('[role=alert]').allTextContents();

    await page.getByRole('button', { name: 'Book' }).click();
    expect(await alerts()).toEqual(['Where do we send it?', 'Fill in this field.', 'Fill in this field.']);
    expect(await page.evaluate('document.activeElement.id')).toMatch(/-mail$/);
    expect(await fired()).toEqual([]);

    await page.keyboard.type('mara');
    await page.keyboard.press('Enter');
    expect((await alerts())[0]).toContain('Enter an e-mail address');
    await page.keyboard.type('@example.com');
    expect(await alerts()).toEqual(['Fill in this field.', 'Fill in this field.']);

    await page.getByLabel('Nights').fill('15');
    await page.getByLabel('I agree').check();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Book' }).click();
    expect(await alerts()).toEqual(['At most 14.', 'Fill in this field.']);
    await page.getByLabel('Nights').fill('3');

    await page.getByRole('button', { name: 'Day' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toMatch(/-day$/);

    await page.getByLabel('E-mail').focus();
    await page.keyboard.press('Enter');
    expect(await alerts()).toEqual([]);
    const [sent] = await fired();
    const [state] = await page.evaluate<[{ guest: object; day: string }]>('window.drawnStates');
    // The date field has no name of its own: it is sent under the end of the path that it is bound to.
    const fields = { mail: 'mara@example.com', nights: '3', day: state.day, terms: true };
    expect(sent).toEqual({ name: 'book', params: { fields } });
    expect(state.guest).toEqual({ mail: 'mara@example.com', nights: 3 });
    expect(state.day >= '2026-11-10').toBe(true);
  }, 60_000);

  test('a date field inside closes on Escape, gives the focus back and leaves a dialog around it open', async () => {
    const { page, draw } = drawing!;
    await draw({
      items: [
        {
          spec: {
            root: 'dialog',
            state: { isOpen: true },
            elements: {
              dialog: element('Dialog', { title: 'Move', openPath: '/isOpen' }, ['day']),
              day: element('DatePicker', { placeholder: 'Choose a day' }),
            },
          },
        },
      ],
    });
    await page.getByRole('button', { name: 'Choose a day' }).click();
    expect(await page.getByRole('grid').count()).toBe(1);
    expect(await page.evaluate('document.activeElement.dataset.day !== undefined')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('grid').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.evaluate('document.activeElement.id')).toMatch(/-day$/);
  }, 60_000);

  test('what is chosen among options whose values are numbers in the state is sent as numbers', async () => {
    const { page, draw } = drawing!;
    const people = [
      { label: 'Ann', value: 101 },
      { label: 'Bob', value: 102 },
    ];
    const among = { $state: '/people' };
    await draw({
      items: [
        {
          spec: {
            root: 'form',
            state: { people, one: null, other: null, named: null, some: [], ticked: [] },
            elements: {
              form: element('Stack', {}, ['one', 'other', 'named', 'some', 'ticked']),
              one: element('Select', { label: 'One', name: 'one', options: among, value: { $bindState: '/one' } }),
              other: element('Radio', {
                label: 'Other',
                name: 'other',
                options: among,
                value: { $bindState: '/other' },
              }),
              named: element('Combobox', { options: among, placeholder: 'Named', value: { $bindState: '/named' } }),
              some: element('MultiSelect', { options: among, placeholder: 'Some', value: { $bindState: '/some' } }),
              ticked: element('FacetList', { facets: among, selected: { $bindState: '/ticked' } }),
            },
          },
        },
      ],
    });
    await page.getByLabel('One').selectOption('Bob');
    await page.getByRole('radio', { name: 'Bob' }).check();
    await page.getByRole('combobox', { name: 'Named' }).fill('Bob');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Some' }).click();
    for (const name of ['Ann', 'Bob']) await page.getByRole('listbox').getByRole('option', { name }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Ann' }).check();
    const [state] = await page.evaluate<[object]>('window.drawnStates');
    expect(state).toEqual({ people, one: 102, other: 102, named: 102, some: [101, 102], ticked: [101] });
    expect(await page.getByLabel('One').locator('option:checked').textContent()).toBe('Bob');
  }, 60_000);

  // Only a page that has not loaded the code yet shows it.
  test('shows the fields of a grid while the code of two components inside is still on its way', async () => {
    const [fresh] = await openPages({ width: 800, isDark: false });
    const { page, draw } = fresh!;
    const { day, dayField, nights } = spec.elements;
    const elements = {
      form: element('Form', {}, ['grid', 'upload']),
      grid: element('Grid', { columns: 2 }, ['nights', 'dayField']),
      upload: element('FileUpload', { label: 'Photo', selectedFiles: { $bindState: '/photos' } }),
      nights,
      dayField,
      day,
    };
    await draw({ items: [{ spec: { ...spec, state: { ...spec.state, photos: [] }, elements } }] });
    await page.getByText('Photo').waitFor();
    const box = await page.getByLabel('Nights').boundingBox();
    expect(box?.height ?? 0).toBeGreaterThan(0);
  });

  test('in a dialog frames what files are dropped on', async () => {
    const { page, draw } = drawing!;
    const elements = {
      dialog: element('Dialog', { title: 'Report', openPath: '/open', closeLabel: 'Close' }, ['upload']),
      upload: element('FileUpload', { label: 'Photo', selectedFiles: { $bindState: '/photos' } }),
    };
    await draw({ items: [{ spec: { root: 'dialog', state: { open: true, photos: [] }, elements } }] });
    await page.getByText('Photo').waitFor();
    const color = await page.evaluate<string>(
      `[...document.querySelectorAll('dialog *')].map((one) => getComputedStyle(one)).find((one) => one.borderStyle === 'dashed').borderColor`,
    );
    expect(color).not.toMatch(/, 0\)$|transparent/);
  });
});
