import { describe, expect, test } from 'vitest';
import { quotedIn } from '#builtin/understand/words/quoted.ts';
import { readTitle } from './title.ts';

describe('the title of a screen', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['Please create a simple contact form for a law firm with name', 'Contact form', 'Law firm'],
    ['Show me all open invoices', 'Open invoices', undefined],
    ['I need a form to report a pothole', 'Report a pothole', undefined],
    ['List of orders with id and total', 'Orders', undefined],
    ['A dashboard titled "Morning numbers" with revenue', 'Morning numbers', undefined],
    ['Write and edit a blog post with title and tags', 'Edit a blog post', undefined],
    ['Track delivery vans on a map with their status', 'Delivery vans', undefined],
    ['Zeige alle Termine in einem Kalender', 'Termine', undefined],
    ['Show revenue, users and churn', undefined, undefined],
    ['3-step checkout: shipping, payment, review', 'Checkout', undefined],
    ['Settings panel with notifications', 'Settings panel', undefined],
    ['Verwalte die Mitglieder', 'Mitglieder', undefined],
    ['What is the status of my package?', 'Status of my package', undefined],
    ['Formular für Urlaubsantrag mit Grund', 'Urlaubsantrag', undefined],
    ['Un tableau de bord pour un restaurant : plats', 'Restaurant', 'Tableau de bord'],
    ['Order details. paid $2,400.00, shipped', 'Order details', undefined],
    ['Total of 1,240 open claims, by region', 'Total of 1,240 open claims', undefined],
    ['Recent orders as cards', 'Recent orders', undefined],
    ['Kontaktformular für eine Arztpraxis mit Name', 'Kontaktformular', 'Arztpraxis'],
    ['Formular für die Urlaubsanmeldung mit Name, von, bis', 'Urlaubsanmeldung', undefined],
    ['Settings for notifications: email, SMS', 'Notifications', 'Settings'],
    ['Kanban board for our hiring: Applied, Offer', 'Hiring', 'Kanban board'],
    ['Landing page for a coffee subscription', 'Coffee subscription', undefined],
    ['Map of charging stations in Berlin', 'Charging stations in Berlin', undefined],
    ['Calendar of our team vacations', 'Team vacations', undefined],
    ['Ask whether to delete the account, with Delete and Keep buttons', 'Delete the account', undefined],
    ['Map of our three stores in Boston, Chicago and Denver', 'Three stores', undefined],
    ['A list of employees I can search and sort', 'Employees', undefined],
    ['Einstellungen für die Heizung: Wohnzimmer', 'Heizung', 'Einstellungen'],
    ['Something to keep track of my plants', 'Keep track of my plants', undefined],
    ['Something for our book club', 'Book club', undefined],
    ['Booking form for a hair salon: name', 'Booking form', 'Hair salon'],
  ])('%j', (prompt, title, owner) => {
    expect(readTitle(prompt, quotedIn(prompt))).toMatchObject({ title, owner });
  });
});
