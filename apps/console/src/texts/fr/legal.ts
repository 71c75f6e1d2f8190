import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { legal as english } from '../en/legal.ts';

export const legal = translationOf<typeof english>()({
  terms1:
    'Vous ouvrez votre boutique gratuitement. Vous choisissez les produits de notre catalogue et leurs prix, jamais sous le prix de la plateforme augmenté des frais.',
  terms2:
    'Nous fournissons et expédions les produits. Selon le mode de paiement de votre boutique, l’acheteur contracte avec la plateforme ou avec vous ; la boutique et chaque e-mail le précisent.',
  terms3:
    'Vous gagnez votre prix de vente moins les coûts indiqués pour chaque commande. La somme est versée sur votre compte lié après la livraison et le délai de garde.',
  terms4:
    'Ne promettez pas ce que le produit ne tient pas, n’utilisez ni noms ni images d’autrui et n’envoyez pas de messages non désirés. Nous pouvons suspendre une boutique qui le fait.',
  terms5:
    'Vous pouvez fermer votre boutique à tout moment. Les commandes en cours sont menées à bien et vos gains sont versés.',
  privacy1:
    'Nous conservons votre e-mail, votre boutique, vos commandes et ce que la loi exige d’un vendeur. Nous n’en vendons rien.',
  privacy2:
    'Les noms et adresses des acheteurs servent à livrer leurs commandes. Les numéros de carte vont directement au prestataire de paiement ; nous ne les voyons jamais.',
  privacy3:
    'Les visites sont comptées sans conserver d’adresse IP : avec une empreinte dont la clé change chaque jour.',
  privacy4:
    'Ce navigateur conserve votre connexion et vos réglages. Il n’y a pas de cookie publicitaire.',
  privacy5:
    'Vous pouvez à tout moment savoir ce que nous détenons, le faire corriger ou supprimer dans les limites du droit comptable.',
});
