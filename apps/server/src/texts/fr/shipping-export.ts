import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/shipping-export.ts';

export const heads = translationOf<typeof english.heads>()({
  order: 'Commande',
  ordered: 'Date de commande (UTC)',
  store: 'Boutique',
  name: 'Nom',
  line1: 'Adresse 1',
  line2: 'Adresse 2',
  postcode: 'Code postal',
  city: 'Ville',
  region: 'État ou région',
  countryCode: 'Code pays',
  country: 'Pays',
  phone: 'Téléphone',
  email: 'E-mail',
  sku: 'SKU',
  product: 'Produit',
  option: 'Option',
  quantity: 'Quantité',
  weight: 'Poids (kg)',
  method: 'Mode de livraison',
  customsCode: 'Code douanier',
  origin: 'Pays d’origine',
  unitValue: 'Valeur unitaire',
  value: 'Valeur',
  currency: 'Devise',
});
