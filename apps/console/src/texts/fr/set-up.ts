import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { setUp as english } from '../en/set-up.ts';

export const setUp = translationOf<typeof english>()({
  title: 'Configurer Vitrine',
  line: 'Vous devenez le premier administrateur. Le lien ne sert qu’une fois.',
  username: 'Nom d’utilisateur',
  usernameInvalid: 'Saisissez un nom d’utilisateur valide',
  usernameRule: 'De 3 à 32 caractères : lettres de a à z, chiffres et, après le premier, . _ -',
  button: 'Créer le compte administrateur',
  done: 'Vitrine est prêt. Bienvenue !',
  already: 'Déjà configuré ?',
  choosePassword: 'Choisissez un mot de passe',
  choosePasswordLine: 'Il sert désormais à vous connecter. Le lien fonctionne une seule fois.',
  savePassword: 'Enregistrer le mot de passe',
  passwordSet: 'Enregistré. Connectez-vous avec lui.',
  confirmEmail: 'Confirmez votre nouvelle adresse e-mail',
  confirmEmailLine:
    'Elle sert désormais à vous connecter, et les messages y arrivent. Tous les appareils sont déconnectés.',
  confirmEmailButton: 'Confirmer cette adresse',
  emailConfirmed: 'Confirmée. Connectez-vous avec votre nouvelle adresse.',
});
