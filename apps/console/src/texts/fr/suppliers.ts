import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { suppliers as english } from '../en/suppliers.ts';

export const suppliers = translationOf<typeof english>()({
  line: 'Qui livre les produits, et dans quelle devise il facture.',
  add: 'Ajouter un fournisseur',
  edit: 'Modifier le fournisseur',
  empty: 'Pas encore de fournisseur.',
  noneFound: 'Aucun fournisseur ne porte ce nom.',
  search: 'Nom',
  name: 'Nom',
  currency: 'Facture en',
  currencyHint:
    'Les coûts de ses produits sont dans cette devise. Elle ne change pas tant qu’il en livre.',
  leadTime: 'Délai de livraison',
  leadTimeHint: 'Jours ouvrés de la commande à notre entrepôt.',
  days_one: '1 jour',
  days_other: '{count} jours',
  products: 'Produits',
  inUse: 'Livre des produits. Donnez-leur d’abord un autre fournisseur.',
});
