/** The public API of what people do with their own account. */
export * from './own-email.ts';
export * from './own-identities.ts';
export * from './own-mobile.ts';
export * from './own-password.ts';
export * from './own-sessions.ts';
export * from './profile.ts';
export * from './security-events.ts';
