/** Words for a price or an amount of money, folded, in six languages. */
export const PRICES =
  'price cost prix cout tarif preis precio prezzo preco custo amount betrag montant importe importo valor total'.split(
    ' ',
  );
