import { emailShape, setUpAdministrator } from '@vitrine/contract/admin/identity.ts';
import { checkNewPassword } from './sign-in.rules.ts';

export function checkEmail(email: string): 'invalidEmail' | undefined {
  return emailShape.safeParse(email).success ? undefined : 'invalidEmail';
}

/** The account of the first administrator. */
export function checkAdministrator(values: {
  email: string;
  username: string;
  password: string;
  confirmPassword: string;
}) {
  const isName = setUpAdministrator.body.shape.username.safeParse(values.username).success;
  return {
    email: checkEmail(values.email),
    username: isName ? undefined : ('usernameInvalid' as const),
    ...checkNewPassword(values.password, values.confirmPassword),
  };
}
