import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { committedStarters } from './read-starters.ts';

const compose = (prompt: string) => {
  const input = briefOf(prompt);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
};
const propsOf = (prompt: string, type: string) =>
  compose(prompt)
    .filter((element) => element.type === type)
    .map(({ props }) => props);
const labelsOf = (prompt: string) => compose(prompt).map(({ props }) => props['label']);
const columnsOf = (prompt: string) =>
  propsOf(prompt, 'DataTable').flatMap(({ columns }) => (columns as { label: string }[]).map(({ label }) => label));

describe('the files of messages', () => {
  test('say each in six languages, and a question has two answers in each', () => {
    const bad = committedStarters().messages.filter(({ kind, titles, texts, buttons }) => {
      const answers = buttons.split(' | ').map((labels) => labels.split(' / ').length);
      const wanted = kind === 'question' || kind === 'destroy' ? 2 : 1;
      const lines = [titles, texts, buttons].map((line) => line.split(' | ').length);
      return lines.some((count) => count !== 6) || answers.some((count) => count !== wanted);
    });
    expect(bad).toEqual([]);
  });

  test('speak only of subjects that there are', () => {
    const { messages, subjects } = committedStarters();
    expect(messages.flatMap(({ of }) => of ?? []).filter((key) => !subjects.has(key))).toEqual([]);
  });
});

describe('a wish that names a message', () => {
  test.each([
    ['sin conexión', 'ErrorState', 'Sin conexión', 'Reintentar'],
    ['keine Internetverbindung', 'ErrorState', 'Sie sind offline', 'Erneut versuchen'],
    ['page introuvable', 'ErrorState', 'Page introuvable', 'Retour à l’accueil'],
    ['acesso negado', 'ErrorState', 'Acesso negado', 'Solicitar acesso'],
    ['Zahlung fehlgeschlagen', 'Result', 'Zahlung fehlgeschlagen', 'Erneut versuchen'],
    ['session expired screen', 'Result', 'Your session has expired', 'Sign in'],
    ['prenotazione confermata', 'Result', 'Prenotazione confermata', 'Aggiungi al calendario'],
    ['carrito vacío', 'EmptyState', 'Tu carrito está vacío', 'Seguir comprando'],
  ])('gets its heading, a sentence and a button in its language: %s', (prompt, type, title, button) => {
    const [props] = propsOf(prompt, type);
    expect(props).toMatchObject({ title });
    expect(props?.['description'] ?? props?.['detail']).toMatch(/\.$/);
    expect(propsOf(prompt, 'Button').map(({ label }) => label)).toEqual([button]);
  });

  test.each([
    ['supprimer mon compte', 'Supprimer votre compte ?', 'Supprimer le compte'],
    ['Änderungen verwerfen?', 'Ohne Speichern verlassen?', 'Verlassen'],
    ['excluir conta', 'Excluir sua conta?', 'Excluir conta'],
  ])('asks before something is lost: %s', (prompt, title, confirmLabel) => {
    expect(propsOf(prompt, 'Card')[0]).toMatchObject({ title });
    expect(propsOf(prompt, 'Confirmation')[0]).toMatchObject({ confirmLabel, tone: 'critical' });
  });

  test('is the heading where it goes on as a sentence', () => {
    expect(propsOf('merci pour votre don', 'Result')[0]).toMatchObject({ title: 'Merci pour votre don' });
  });

  test('is none where it speaks of more', () => {
    expect(propsOf('maintenance log for our vans', 'ErrorState')).toEqual([]);
    expect(propsOf('offline map of hiking trails', 'ErrorState')).toEqual([]);
  });
});

describe('a wish that reports an outcome', () => {
  test.each([
    ['application rejected', 'error'],
    ['Antrag genehmigt', 'success'],
    ['solicitud enviada', 'success'],
    ['assinatura cancelada', 'error'],
  ])('is the heading itself: %s', (prompt, status) => {
    const title = prompt.charAt(0).toUpperCase() + prompt.slice(1);
    expect(propsOf(prompt, 'Result')).toMatchObject([{ title, status }]);
  });

  test('is a list where it speaks of several', () => {
    expect(propsOf('orders received', 'Result')).toEqual([]);
  });
});

describe('settings of a kind', () => {
  test.each([
    ['datenschutz einstellungen', 'Sichtbarkeit'],
    ['escolher idioma', 'Idioma'],
    ['paramètres d’affichage', 'Thème'],
    ['configuración de seguridad', 'Contraseña actual'],
    ['impostazioni di accessibilità', 'Contrasto elevato'],
    ['cookie settings', 'Necessary cookies'],
    ['billing settings', 'VAT number'],
  ])('have their usual settings: %s', (prompt, label) => {
    expect(labelsOf(prompt)).toContain(label);
    expect(labelsOf(prompt)).not.toContain('Push notifications');
  });
});

describe('a wish that says what it wants', () => {
  test.each([
    ['guest book for our wedding', 'Textarea', 'Your message'],
    ['bacheca condominio', 'Textarea', 'Testo'],
    ['Konto erstellen', 'Button', 'Registrieren'],
    ['packing list ski trip', 'Button', 'Add'],
    ['forgot password', 'Button', 'Send reset link'],
    ['Zwei-Faktor-Anmeldung', 'Button', 'Bestätigen'],
    ['solicitar presupuesto de pintura', 'Input', '¿Qué trabajo es?'],
    ['Sonderurlaub beantragen', 'Radio', 'Art des Urlaubs'],
    ['BMI calculator', 'FormField', 'Height'],
    ['reservar habitación', 'Button', 'Reservar'],
    ['sondage date réunion', 'FormField', 'Quelles dates vous conviennent ?'],
  ])('is drawn as that: %s', (prompt, type, label) => {
    expect(propsOf(prompt, type).map((props) => props['label'])).toContain(label);
  });

  test.each([
    ['classifica', 'Punti'],
    ['home freezer', 'Best before'],
    ['dry cleaner price list', 'Price'],
    ['ordens de serviço da oficina', 'Veículo ou equipamento'],
    ['Fahrtenbuch', 'Zweck'],
    ['who owes whom', 'Paid by'],
    ['price list car wash', 'Price'],
    ['gift card tracker', 'Valid until'],
    ['cleaning rota', undefined],
  ])('has the column that fits its subject: %s', (prompt, column) => {
    if (column === undefined) expect(propsOf(prompt, 'EditableSpreadsheetGrid')).toHaveLength(1);
    else expect(columnsOf(prompt)).toContain(column);
  });

  test.each(['lost cat poster', 'chien perdu', 'Flohmarkt im Hof', 'museum exhibit info'])(
    'is one of it, with a picture: %s',
    (prompt) => {
      expect(propsOf(prompt, 'Image')).toHaveLength(1);
      expect(propsOf(prompt, 'DescriptionList')).toHaveLength(1);
    },
  );

  test.each([
    ['invoice editor', 'Customer', 'Items'],
    ['editor de currículo', 'Nome completo', 'Experiência'],
    ['compte rendu', 'Participants', 'À faire'],
  ])('is an editor with the fields of its document: %s', (prompt, field, table) => {
    expect(labelsOf(prompt)).toContain(field);
    expect(propsOf(prompt, 'DataTable').map(({ ariaLabel }) => ariaLabel)).toContain(table);
    expect(propsOf(prompt, 'BlockDocumentEditor')).toEqual([]);
  });

  test('keeps the words of its subject in its title', () => {
    expect(propsOf('livre d’or de mariage', 'PageHeader')[0]?.['title']).toBe('Livre d’or de mariage');
    expect(propsOf('escolher idioma', 'PageHeader')[0]?.['title']).toBe('Escolher idioma');
  });
});

test.each([
  ['Geschenke für Weihnachten', 'Geschenk hinzufügen'],
  ['regalos para la familia', 'Añadir regalo'],
  ['lista de presentes da família', 'Adicionar presente'],
  ['recettes de crêpes', 'Ajouter une recette'],
])('a wish of few words is answered in its language: %s', (prompt, label) => {
  expect(labelsOf(prompt)).toContain(label);
});

test('the home page of a business is a page of it', () => {
  expect(propsOf('startseite für unsere imkerei', 'Hero')).toHaveLength(1);
});

test('a sign-up sheet has entries, and no accounts', () => {
  const labels = labelsOf(
    'Sign-up sheet for the parents’ evening: slots of ten minutes per teacher, child’s name, class and a note',
  );
  expect(labels).toContain('Add entry');
});
