import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help = translationOf<typeof english>()({
  find: {
    title: 'Suivre une commande',
    lead: 'Nous envoyons le lien de votre commande à l’adresse utilisée pour commander.',
    number: 'Numéro de commande',
    numberHelp: 'Il figure dans l’e-mail « Votre commande est payée » et commence par VT.',
    numberMissing: 'Saisissez le numéro de commande, par exemple VT-20829',
    send: 'M’envoyer le lien',
    sentTitle: 'Consultez vos e-mails',
    sent: 'Si la commande {number} correspond à cette adresse, le lien est en route. Il arrive dans la minute.',
    sentHelp: 'Rien reçu ? Regardez dans les indésirables ou renvoyez-le après une minute.',
    again: 'Renvoyer',
    noNumber: 'Pas de numéro ?',
    noNumberHelp: 'Écrivez-nous, nous la retrouvons.',
    hint: 'Vouliez-vous dire {email} ?',
  },
  correct: {
    title: 'Confirmez votre adresse e-mail',
    lead: 'Désormais, tout ce qui concerne la commande {number} chez {store} arrive à cette adresse.',
    confirm: 'Confirmer l’adresse',
    confirmed:
      'L’adresse est confirmée. Le lien vers votre commande est dans votre boîte de réception.',
    over: 'Ce lien ne fonctionne plus : il a plus de 24 heures, ou une autre adresse a été saisie ensuite.',
    sentTo: 'Envoyé à {email}',
    resend: 'Renvoyer',
    sentAgain: 'Le lien est en route vers {email}.',
    wrong: 'Mauvaise adresse ? Corrigez-la',
    how: 'Nous envoyons un lien à la nouvelle adresse ; une fois confirmée, l’ancien lien ne fonctionne plus. Possible une seule fois.',
    pending: 'Confirmez {email} : nous y avons envoyé un lien.',
    refused: 'Cette adresse n’a pas pu être prise en compte. Vérifiez-la ou écrivez-nous.',
  },
  contact: {
    title: 'Contact',
    lead: 'Votre message est envoyé par e-mail à {seller}. La réponse arrive à votre adresse.',
    name: 'Votre nom',
    nameMissing: 'Saisissez votre nom',
    text: 'Votre message',
    textMissing: 'Écrivez au moins 10 caractères',
    captcha: 'Lettres de l’image',
    letters: 'Image avec quatre lettres',
    send: 'Envoyer',
    kept: 'Nous utilisons votre adresse pour la réponse uniquement et ne gardons ici aucune copie du message.',
    sentTitle: 'Votre message est en route',
    sent: 'Nous répondons en général sous deux jours ouvrés.',
  },
  dispatch: {
    from: 'Expédié de {city}, {country}',
    dutiesPaid: 'Nous payons les droits de douane ({country}) : rien n’est dû à la livraison.',
    dutiesDue: 'Pour {country}, le transporteur peut vous demander des droits d’importation.',
  },
});
