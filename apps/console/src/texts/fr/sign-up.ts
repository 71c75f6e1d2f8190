import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { signUp as english } from '../en/sign-up.ts';

export const signUp = translationOf<typeof english>()({
  openStore: 'Ouvrez votre boutique',
  openStoreLine: 'Gratuit, en deux minutes, sans stock.',
  openStoreButton: 'Ouvrir ma boutique',
  confirmPassword: 'Confirmer le mot de passe',
  newPassword: 'Nouveau mot de passe',
  mailCode: 'Code reçu par e-mail',
  mailCodeHint: '6 chiffres',
  getCode: 'Obtenir',
  getCodeAgain: '{seconds} s',
  codeSent:
    'Si cette adresse convient, un code est en route. Rien reçu ? Regardez aussi dans les indésirables.',
  strength: 'Robustesse : {level}',
  strength0: 'trop court',
  strength1: 'faible',
  strength2: 'moyen',
  strength3: 'bon',
  strength4: 'fort',
  acceptTerms: 'J’accepte les [conditions] et la [politique de confidentialité]',
  haveStore: 'Vous avez déjà une boutique ?',
  storeIsOpen: 'Votre boutique est ouverte. Bienvenue !',
  forgotTitle: 'Choisissez un nouveau mot de passe',
  forgotLine: 'Nous vous envoyons un code qui permet d’en choisir un autre.',
  setPassword: 'Enregistrer le mot de passe',
  passwordSet: 'Le mot de passe est enregistré. Utilisez-le pour vous connecter.',
  backToSignIn: 'Revenir à la connexion',
  authorizing: 'Autorisation en cours…',
  authorizingLine: 'Un instant et vous serez connecté.',
  authorizeFailed: 'La connexion n’a pas abouti',
  authorizeFailedLine:
    'Le fournisseur n’a pas confirmé la connexion ou le lien a expiré. Recommencez.',
  emailNeeded: 'Encore une étape',
  emailNeededLine: 'Confirmez l’adresse e-mail de votre boutique.',
  confirm: 'Confirmer',
});
