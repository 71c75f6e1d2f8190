import { newPasswordLengthMin } from '@vitrine/contract/admin/password-strength.ts';

const passwordLengthMin = 6;
const newPasswordLengthMax = 128;

export interface LoginValues {
  username: string;
  password: string;
  captchaCode: string;
}

/** The login form's rules of specification §5. */
export function checkLogin({ username, password, captchaCode }: LoginValues) {
  return {
    username: username.trim() ? undefined : ('usernameRequired' as const),
    password: !password
      ? ('passwordRequired' as const)
      : password.length < passwordLengthMin
        ? ('passwordShort' as const)
        : undefined,
    captchaCode: captchaCode.trim() ? undefined : ('verifyCodeRequired' as const),
  };
}

export function checkMailCode(code: string): 'mailCodeRequired' | undefined {
  return /^\d{6}$/.test(code.trim()) ? undefined : 'mailCodeRequired';
}

/** Six digits of the app, or a recovery code of ten signs, however it is spaced. */
export function checkFactorCode(
  code: string,
  isRecovery: boolean,
): 'factorCodeRequired' | 'recoveryCodeRequired' | undefined {
  if (!isRecovery) return /^\d{6}$/.test(code) ? undefined : 'factorCodeRequired';
  return /^[a-z\d]{10}$/i.test(code.replaceAll(/[\s-]/g, '')) ? undefined : 'recoveryCodeRequired';
}

/** A password that is being chosen, and its repetition. */
export function checkNewPassword(password: string, confirmPassword: string) {
  const isLong = password.length >= newPasswordLengthMin && password.length <= newPasswordLengthMax;
  return {
    password: isLong ? undefined : ('newPasswordRule' as const),
    confirmPassword:
      !confirmPassword || (isLong && password !== confirmPassword)
        ? ('passwordsDiffer' as const)
        : undefined,
  };
}
