import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/supplier-mails.ts';

export const supplierMails = translationOf<typeof english.supplierMails>()({
  'purchase-order': {
    subject: 'Pedido de compra {number} de {platform}',
    paragraphs: [
      'Queremos encomendar {units} unidades por {total}. O pedido de compra está anexado em PDF e em CSV para o seu próprio sistema.',
      'Na página do botão você confirma o pedido, informa os códigos de rastreio dos seus pacotes ou avisa o que está esgotado. Ela abre sem conta.',
    ],
    action: 'Abrir o pedido de compra',
    closing: 'O link é só para você: quem o tiver pode responder em seu nome.',
  },
  'purchase-units-withdrawn': {
    subject: 'Não envie estas unidades: mudanças no pedido de compra {number}',
    paragraphs: [
      'Estas unidades foram canceladas ou saíram de outro lugar. Retire-as dos seus pacotes, por favor. Unidades a entregar: {open}.',
    ],
    action: 'Abrir o pedido de compra',
    closing: 'Já estão a caminho? Escreva para nós e encontraremos uma solução.',
  },
  'supplier-stock-link': {
    subject: 'Sua página de estoque e preços em {platform}',
    paragraphs: [
      'Na página do botão você envia uma tabela com seu estoque e seus preços sempre que mudarem. Ela abre sem conta.',
    ],
    action: 'Abrir a página',
    closing: 'O link é só para você. Ele funciona por 30 dias depois do último uso.',
  },
});
