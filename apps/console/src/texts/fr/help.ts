import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help = translationOf<typeof english>()({
  help: 'Aide et contact',
  contactUs: 'Nous contacter',
  openChat: 'Ouvrir le chat',
  courses: 'Cours',
  findTwoStep: 'Connexion en deux étapes',
  findTwoStepWords: '2FA deux facteurs authentificateur code TOTP récupération sécurité',
  findPayouts: 'Virements',
  findPayoutsWords: 'versement retirer être payé virement banque solde',
  findPayoutAccount: 'Compte de versement',
  findPayoutAccountWords: 'compte bancaire IBAN PayPal Stripe lier virement',
  findAddress: 'Adresse de la boutique',
  findAddressWords: 'URL lien domaine nom',
  findTopics: 'Thèmes de la boutique',
  findTopicsWords: 'catégories produits choisir ce que je vends',
  findData: 'Copier ou supprimer mes données',
  findDataWords: 'confidentialité RGPD exporter télécharger supprimer compte',
});
