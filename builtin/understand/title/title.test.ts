import { describe, expect, test } from 'vitest';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { understand } from '#builtin/understand/understanding.ts';

const titled = (prompt: string) => {
  const { named } = understand(briefOf(prompt));
  return [named.title, named.owner];
};

describe('The title of a screen', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['Please create a simple contact form for a law firm with name', 'Contact form', 'Law firm'],
    ['The owner of a bookshop wants the sales summary of the day: takings', 'Sales summary', undefined],
    ['An employee of a small firm picks benefits for next year: pension', 'Benefits for next year', undefined],
    ['Claim review screen for an adjuster: photos', 'Claim review', 'Adjuster'],
    ['Show me all open invoices', 'Open invoices', undefined],
    ['I need a form to report a pothole', 'Report a pothole', undefined],
    ['A dashboard titled "Morning numbers" with revenue', 'Morning numbers', undefined],
    ['3-step checkout: shipping, payment, review', 'Checkout', undefined],
    ['Settings panel with notifications', 'Settings', undefined],
    ['Verwalte die Mitglieder', 'Mitglieder', undefined],
    ['Order details. paid $2,400.00, shipped', 'Order details', undefined],
    ['Kontaktformular für eine Arztpraxis mit Name', 'Kontaktformular', 'Arztpraxis'],
    ['Booking form for a hair salon: name', 'Booking form', 'Hair salon'],
    ['A form: name, and size as radio buttons: S, M, L', undefined, undefined],
    ['I would like a page where patients can request a prescription', 'Request a prescription', undefined],
    ['Hello, could you please make a feedback survey for our zoo', 'Feedback survey', 'Zoo'],
  ])('and its owner are read from %j', (prompt, title, owner) => {
    expect(titled(prompt)).toEqual([title, owner]);
  });

  test.each<[string, string]>([
    ['dashboard for my flower shop', 'Flower shop dashboard'],
    ['Kanban board for our hiring: Applied, Offer', 'Hiring board'],
    ['Settings for notifications: email, SMS', 'Notification settings'],
    ['can u make me a calender for the chess club', 'Chess club calendar'],
    ['Un tableau de bord pour un restaurant : plats', 'Tableau de bord du restaurant'],
    ['un tableau de bord pour suivre mes dépenses', 'Tableau de bord des dépenses'],
    ['tablero kanban para el equipo de diseño', 'Tablero del equipo de diseño'],
    ['painel pra minha oficina', 'Painel da oficina'],
    ['impostazioni per la mia caldaia', 'Impostazioni della caldaia'],
    ['Einstellungen für meine Heizung', 'Einstellungen für die Heizung'],
    ['cruscotto per la mia azienda', 'Cruscotto dell’azienda'],
  ])('is the kind of screen with its subject: %j', (prompt, title) => {
    expect(titled(prompt)).toEqual([title, undefined]);
  });

  test.each<[string, string]>([
    ['List of orders with id and total', 'Orders'],
    ['Map of charging stations in Berlin', 'Charging stations in Berlin'],
    ['Calendar of our team vacations', 'Team vacations'],
    ['Landing page for a coffee subscription', 'Coffee subscription'],
    ['une appli pour gérer mes disques', 'Disques'],
    ['crm', 'CRM'],
  ])('is its subject alone: %j', (prompt, title) => {
    expect(titled(prompt)).toEqual([title, undefined]);
  });

  test.each<[string, string | undefined, string | undefined]>([
    ['sign up page', 'Sign up', undefined],
    ['Tageskarte des Bistros mit Preisen', 'Tageskarte des Bistros', undefined],
    ['a list of my guitars haha', 'Guitars', undefined],
    ['Kalender für die Proben bitte', 'Kalender für die Proben', undefined],
    ['calendar website', 'Calendar', undefined],
    ['chess club', 'Chess club', undefined],
    ['garden party rsvp', 'Garden party RSVP', undefined],
    ['dashboard für meinen blumenladen', 'Dashboard für den Blumenladen', undefined],
    ['page for members to reserve a court', 'Reserve a court', undefined],
    ['quiero un calendario para mis ensayos porfa', 'Calendario de mis ensayos', undefined],
    ['We do puppet shows and i need a feedback survey for visitors', 'Feedback survey', 'Puppet shows'],
    ["Fiche d'un appartement : Loft quai des Brumes, 40 m²", 'Loft quai des Brumes', undefined],
    ['Log in with email and password', 'Log in', undefined],
    ['There are no bookings this week', 'No bookings this week', undefined],
    ['quiz about rivers', 'Quiz about rivers', undefined],
    ['queria um painel da minha padaria com vendas', 'Painel da padaria', undefined],
    ['menú de una cafetería', 'Menú de una cafetería', undefined],
    ["Formulaire d'inscription au judo avec le grade", 'Inscription au judo', undefined],
    ['We run a small bakery and want an order form with name', 'Order form', 'Bakery'],
    ['A two-step checkout for our bike shop: address, payment', 'Checkout', 'Bike shop'],
    ['two step checkout', 'Checkout', undefined],
    ['Tela para o pessoal da cozinha pedir material: item, quantidade', 'Pedir material', undefined],
    ['A page for one player that shows name Ada Bell, born 1999', 'Ada Bell', undefined],
  ])('has no chatter, dangling end or repeated kind: %j', (prompt, title, owner) => {
    expect(titled(prompt)).toEqual([title, owner]);
  });

  test('is undefined if nothing is named', () => {
    expect(titled('Show revenue, users and churn')[0]).toBeUndefined();
  });
});
