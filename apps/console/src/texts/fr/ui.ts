import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { client as clientEnglish, ui as uiEnglish } from '../en/ui.ts';

export const ui = translationOf<typeof uiEnglish>()({
  close: 'Fermer',
  copy: 'Copier',
  copied: 'Copié',
  qrCode: 'QR code',
  savePicture: 'Enregistrer l’image',
  open: 'Ouvrir',
  restored: 'Votre saisie précédente a été rétablie. Elle n’est pas encore enregistrée.',
  discardRestored: 'Abandonner',
  retry: 'Réessayer',
  loadFailed: 'Le chargement a échoué.',
  loading: 'Chargement',
  pageBroke: 'Cette page s’est interrompue. La recharger suffit en général.',
  reload: 'Recharger',
  today: 'Aujourd’hui, {time}',
  yesterday: 'Hier, {time}',
  points: '{value} pt',
  cancel: 'Annuler',
  capsLock: 'La touche Verr. Maj est activée',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
});

export const client = translationOf<typeof clientEnglish>()({
  warning: 'Avertissement',
  systemWarning: 'Avertissement du système',
  someError: 'Une erreur s’est produite',
  systemError: 'Erreur du système',
  error: 'Erreur',
  unreachable: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
  timedOut: 'Le serveur a mis trop de temps à répondre. Réessayez.',
});
