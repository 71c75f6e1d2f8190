export * from './identity/password.ts';
export * from './identity/password-link.ts';
export * from './identity/second-factor.ts';
export * from './identity/set-up.ts';
export * from './identity/shapes.ts';
export * from './identity/sign-in.ts';
export * from './identity/sign-up.ts';
export * from './identity/social.ts';
