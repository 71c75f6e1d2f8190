import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { setUp as english } from '../en/set-up.ts';

export const setUp = translationOf<typeof english>()({
  title: 'Configure o Vitrine',
  line: 'Você será o primeiro administrador. O link funciona uma única vez.',
  username: 'Nome de usuário',
  usernameInvalid: 'Digite um nome de usuário válido',
  usernameRule: 'De 3 a 32 caracteres: letras de a a z, números e, depois do primeiro, . _ -',
  button: 'Criar a conta de administrador',
  done: 'O Vitrine está pronto. Boas-vindas!',
  already: 'Já está configurado?',
  choosePassword: 'Escolha uma senha',
  choosePasswordLine: 'Você entra com ela a partir de agora. O link funciona uma única vez.',
  savePassword: 'Salvar senha',
  passwordSet: 'Salva. Entre com ela agora.',
  confirmEmail: 'Confirme seu novo e-mail',
  confirmEmailLine:
    'Você entra com ele a partir de agora, e os e-mails vão para lá. Todos os dispositivos são desconectados.',
  confirmEmailButton: 'Confirmar este e-mail',
  emailConfirmed: 'Confirmado. Entre com seu novo e-mail.',
});
