import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/account-mails.ts';

export const accountMails = translationOf<typeof english.accountMails>()({
  'registration-code': {
    subject: 'Votre code {platform}',
    paragraphs: ['Saisissez ce code pour ouvrir votre boutique. Il est valable {minutes} minutes.'],
    closing: 'Si vous n’avez rien demandé, ignorez ce message.',
  },
  'password-code': {
    subject: 'Votre code pour un nouveau mot de passe',
    paragraphs: [
      'Saisissez ce code pour choisir un nouveau mot de passe. Il est valable {minutes} minutes.',
    ],
    closing: 'Si vous n’avez rien demandé, ignorez ce message.',
  },
  invitation: {
    subject: 'Votre compte {platform}',
    paragraphs: [
      'Un compte {platform} a été créé pour vous. Votre nom d’utilisateur est {name}. Choisissez un mot de passe pour vous connecter ; le lien sert une seule fois, pendant {days} jours.',
    ],
    action: 'Choisir un mot de passe',
    closing: 'Si vous ne l’attendiez pas, ignorez cet e-mail.',
  },
  'password-link': {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Notre équipe a réinitialisé le mot de passe de {name}, et tous les appareils ont été déconnectés. Choisissez-en un nouveau ; le lien sert une seule fois, pendant {days} jours.',
    ],
    action: 'Choisir un mot de passe',
    closing: 'Si vous ne l’attendiez pas, contactez-nous.',
  },
  'social-code': {
    subject: 'Votre code {platform}',
    paragraphs: [
      'Saisissez ce code pour confirmer que cette adresse est la vôtre. Il est valable {minutes} minutes.',
    ],
    closing: 'Si vous n’avez rien demandé, ignorez ce message.',
  },
  'email-code': {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    paragraphs: [
      'Saisissez ce code pour vous connecter désormais à {platform} avec cette adresse. Il est valable {minutes} minutes.',
    ],
    closing: 'Si vous n’avez rien demandé, ignorez ce message : rien ne change sans le code.',
  },
  'mobile-code': {
    subject: 'Votre code pour le nouveau mobile',
    paragraphs: [
      'Saisissez ce code pour enregistrer votre nouveau numéro de mobile. Il est valable {minutes} minutes.',
    ],
    closing: 'Si vous n’avez rien demandé, ignorez cet e-mail : rien ne change sans le code.',
  },
  'email-taken': {
    subject: 'Votre adresse a été saisie pour un autre compte',
    paragraphs: [
      'Quelqu’un, peut-être vous, a voulu donner cette adresse à un autre compte {platform}. Elle est déjà celle de votre compte, et rien n’a changé.',
    ],
    closing: 'Si vous n’avez rien demandé, ignorez ce message.',
  },
  'already-registered': {
    subject: 'Vous avez déjà un compte {platform}',
    paragraphs: [
      'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Elle a déjà un compte : connectez-vous, ou choisissez-y un nouveau mot de passe.',
    ],
    closing: 'Si vous n’avez rien demandé, ignorez ce message.',
  },
  'no-account': {
    subject: 'Pas de compte {platform} à cette adresse',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe, mais cette adresse n’a pas de compte. Peut-être en avez-vous utilisé une autre.',
    ],
    closing: 'Si vous n’avez rien demandé, ignorez ce message.',
  },
  welcome: {
    subject: 'Votre boutique est ouverte',
    paragraphs: [
      'Bienvenue sur {platform}. Votre boutique est en ligne : fixez vos prix et partagez votre lien.',
    ],
    action: 'Ouvrir ma boutique',
    closing: 'Ravis de vous compter parmi nous.',
  },
  'factor-on': {
    subject: 'La validation en deux étapes est activée',
    paragraphs: [
      'Désormais, le compte {email} demande un code de votre application d’authentification à chaque connexion. Gardez vos codes de secours en lieu sûr.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'factor-off': {
    subject: 'La validation en deux étapes est désactivée',
    paragraphs: ['Le compte {email} ne demande plus de code à la connexion.'],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'factor-reset': {
    subject: 'Votre validation en deux étapes a été réinitialisée',
    paragraphs: [
      'Notre équipe a retiré la validation en deux étapes de {email}, car le téléphone et les codes ont été déclarés perdus. Toutes les sessions sont fermées. Connectez-vous avec votre mot de passe et configurez-la à nouveau.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'recovery-used': {
    subject: 'Un code de secours a été utilisé',
    paragraphs: ['Un code de secours de {email} vient d’être utilisé. Codes restants : {left}.'],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'recovery-renewed': {
    subject: 'Nouveaux codes de secours',
    paragraphs: [
      'De nouveaux codes de secours ont été créés pour {email}. Les anciens ne fonctionnent plus.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'password-changed': {
    subject: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de {email} a été modifié et les autres appareils ont été déconnectés.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'email-changed': {
    subject: 'Votre adresse e-mail a été changée',
    paragraphs: [
      'Votre compte {platform} {email} a désormais l’adresse {newEmail}. Vous vous connectez avec elle et les messages y arrivent.',
    ],
    closing:
      'Si ce n’était pas vous, répondez tout de suite à ce message : nous pouvons vous rendre le compte.',
  },
  'email-entered': {
    subject: 'Une nouvelle adresse a été indiquée pour votre compte',
    paragraphs: [
      'Notre équipe a indiqué {newEmail} comme nouvelle adresse de votre compte {platform} {email}. Elle ne compte qu’une fois ouvert le lien que nous y avons envoyé. D’ici là, rien ne change.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si vous n’avez rien demandé, choisissez tout de suite un nouveau mot de passe : cela annule le changement. Puis prévenez-nous.',
  },
  'email-confirm': {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    paragraphs: [
      'Notre équipe a indiqué cette adresse pour le compte {platform} {name}. Confirmez-la pour vous connecter avec elle désormais ; le lien sert une fois, pendant {days} jours.',
    ],
    action: 'Confirmer cette adresse',
    closing: 'Si vous ne vous y attendiez pas, ne faites rien : sans le lien, rien ne change.',
  },
  'identity-linked': {
    subject: 'Un nouveau moyen de connexion',
    paragraphs: ['Il est désormais possible de se connecter à {email} avec {provider}.'],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'identity-unlinked': {
    subject: 'Un moyen de connexion a été retiré',
    paragraphs: ['Il n’est plus possible de se connecter à {email} avec {provider}.'],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'payment-account-linked': {
    subject: 'Un compte de paiement a été relié',
    paragraphs: [
      'Le compte de paiement {account} est désormais relié à {store}. Vos gains y sont versés.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'payment-account-unlinked': {
    subject: 'Votre compte de paiement a été dissocié',
    paragraphs: [
      'Le compte de paiement {account} a été dissocié de {store}. Vos gains vont sur votre autre compte si vous en avez un ; sinon, ils vous attendent jusqu’à ce que vous en reliiez un.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'payment-account-lost': {
    subject: 'Votre compte de paiement n’est plus utilisable',
    paragraphs: [
      'Le prestataire nous a fermé le compte de paiement {account} de {store}, ou vous avez retiré son autorisation. Vos gains vous attendent jusqu’à ce que vous reliiez un compte.',
    ],
    action: 'Relier un compte',
    closing: 'Des questions ? Contactez-nous.',
  },
  'payment-account-relink': {
    subject: 'Reliez à nouveau votre compte de paiement',
    paragraphs: [
      '{platform} a une nouvelle connexion à son prestataire de paiement, pour de l’argent réel ou avec un autre compte. Le compte de paiement {account} de {store} ne peut pas y servir. Vos gains vous attendent jusqu’à ce que vous reliiez à nouveau un compte.',
    ],
    action: 'Relier un compte',
    closing: 'Des questions ? Contactez-nous.',
  },
  'refunds-stuck': {
    subject: 'Remboursements de vos commandes en attente : {count}',
    paragraphs: [
      'Le compte de paiement {account} de {store} n’est plus utilisable : les remboursements de ces commandes ne peuvent pas partir : {orders}. Reliez le compte, puis ouvrez chaque commande et renvoyez son remboursement.',
    ],
    action: 'Relier le compte',
    closing: 'Des questions ? Contactez-nous.',
  },
  'payment-account-chosen': {
    subject: 'Vos gains vont sur un autre compte',
    paragraphs: ['Désormais, les gains de {store} sont versés sur {account}.'],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'bank-details-changed': {
    subject: 'Vos coordonnées bancaires ont changé',
    paragraphs: [
      'Le compte bancaire {account} a été saisi pour les gains de {store}. Pour votre sécurité, les versements y commencent dans {days} jours.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'payment-account-restricted': {
    subject: 'Votre compte de paiement est restreint',
    paragraphs: [
      'Le prestataire a restreint le compte de paiement {account} de {store} : rien ne peut y être versé pour l’instant. Vos gains vous attendent.',
      'Ouvrez votre compte de paiement pour voir ce que demande le prestataire. Dès qu’il l’a reçu et accepté, les versements reprennent d’eux-mêmes.',
    ],
    action: 'Ouvrir mon compte de paiement',
    closing: 'Des questions ? Contactez-nous.',
  },
  'payment-account-needs': {
    subject: 'Votre prestataire de paiement attend quelque chose de vous avant le {day}',
    paragraphs: [
      'Le prestataire du compte de paiement {account} de {store} demande des informations avant le {day}. Passé cette date, il peut restreindre le compte et les versements s’arrêteraient.',
      'Votre compte de paiement indique ce qui manque, avec un bouton qui mène chez le prestataire.',
    ],
    action: 'Ouvrir mon compte de paiement',
    closing: 'Des questions ? Contactez-nous.',
  },
  'factor-guessed': {
    subject: 'Quelqu’un essaie des codes sur votre compte',
    paragraphs: [
      'Quelqu’un a saisi le bon mot de passe de {email}, puis dix codes faux. Nous l’avons arrêté pour le moment.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
  },
  'deletion-requested': {
    subject: 'Votre compte sera supprimé le {day}',
    paragraphs: [
      'Le {day}, votre compte {platform} {email} sera supprimé, comme demandé. Si vous avez une boutique, elle est déjà fermée aux acheteurs.',
      'D’ici là, vous pouvez changer d’avis : connectez-vous et gardez votre compte. Vous pouvez aussi télécharger une copie de vos données.',
    ],
    action: 'Garder mon compte',
    closing:
      'Si ce n’était pas vous, gardez votre compte et choisissez tout de suite un nouveau mot de passe.',
  },
  'deletion-cancelled': {
    subject: 'Votre compte est conservé',
    paragraphs: [
      'Votre compte {platform} {email} ne sera pas supprimé. Si votre boutique était ouverte, elle l’est de nouveau.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
  },
  'deletion-held-up': {
    subject: 'Votre compte n’a pas encore pu être supprimé',
    paragraphs: [
      'Votre compte {platform} devait être supprimé aujourd’hui, mais une commande, un remboursement ou une somme n’est pas encore réglé. La page de votre compte indique ce qui manque.',
      'Dès que tout sera réglé, nous supprimerons le compte. Inutile de refaire la demande.',
    ],
    action: 'Voir ce qui manque',
    closing: 'Vous pouvez encore garder votre compte.',
  },
  'account-deleted': {
    subject: 'Votre compte a été supprimé',
    paragraphs: [
      'Votre compte {platform} a été supprimé. Nous avons effacé vos données personnelles ; les commandes, les paiements et la comptabilité des ventes passées sont conservés, comme la loi l’exige, sans votre nom.',
      'Vous pouvez vous réinscrire avec cette adresse à tout moment.',
    ],
    closing: 'Merci pour le temps passé avec nous.',
  },
  'data-export-ready': {
    subject: 'Vos données sont prêtes à télécharger',
    paragraphs: [
      'La copie de vos données que vous avez demandée est prête. Pour votre sécurité, vous devez vous connecter pour la télécharger. Elle est disponible pendant {days} jours.',
    ],
    action: 'Télécharger mes données',
    closing:
      'Si vous n’avez rien demandé, choisissez tout de suite un nouveau mot de passe et contactez-nous.',
  },
});
