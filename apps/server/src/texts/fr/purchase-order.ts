import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/purchase-order.ts';

export const document = translationOf<typeof english.document>()({
  title: 'Bon de commande {number}',
  supplier: 'Fournisseur',
  deliverTo: 'Livrer à',
  toBuyers: 'Merci d’envoyer chaque colis à l’acheteur indiqué à sa commande.',
  order: 'Commande {number}',
  page: '{page} sur {pages}',
});

export const columns = translationOf<typeof english.columns>()({
  purchaseOrder: 'Bon de commande',
  order: 'Commande',
  sku: 'SKU',
  reference: 'Votre référence',
  product: 'Produit',
  option: 'Option',
  quantity: 'Quantité',
  unitCost: 'Prix unitaire',
  currency: 'Devise',
  total: 'Total',
  name: 'Nom',
  street: 'Rue',
  street2: 'Complément',
  postcode: 'Code postal',
  city: 'Ville',
  region: 'Région',
  country: 'Pays',
  phone: 'Téléphone',
});
