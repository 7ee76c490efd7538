// ERR-13, ERR-14 and ERR-18 to ERR-37: what the account pages say stands in the catalogue to the letter.
import { describe, expect, it } from 'vitest';
import { released } from '../helpers/releases.ts';

const PASSWORD_HELP =
  'Must be at least 8 characters and contain a lowercase & uppercase character with a special character and a number.';

const LITERAL: Readonly<Record<string, readonly (readonly [key: string, text: string])[]>> = {
  'LOG-02 to LOG-17 login': [
    ['app.login.register', 'Register Account'],
    ['app.login.hasAccount', 'Account already registered?'],
    ['app.login.proceed', 'Proceed'],
    ['app.login.unknown', 'Attorney not found'],
    ['app.login.already', 'Password already registered'],
    ['app.login.wrong', 'Incorrect password. Try again'],
    ['app.login.failed', 'Something went wrong, please Try again'],
  ],
  'REG-04 to REG-18 registration': [
    ['app.title.register', 'Register Account'],
    ['register.username.error.minLength', 'must be at least 8 characters'],
    ['register.username.error.pattern', 'must be only alphabetics and numeric'],
    ['register.username.fault.taken', 'UserName already taken'],
    ['register.username.note.available', 'UserName Available'],
    ['sections.password.password.hint', PASSWORD_HELP],
    ['sections.password.password.error.minLength', 'Please enter valid password'],
    ['sections.password.password.error.pattern', 'Please enter valid password'],
    ['sections.password.confirm_password.fault.mismatch', 'Passwords must match'],
    ['app.register.nobody', 'No attorney Found'],
    ['app.register.done', 'Password registered successfully, You can login now!'],
  ],
  'FUN-02 to FUN-06 forgot username': [
    ['forgot-username.submit', 'Submit'],
    ['app.forgotUsername.unknown', 'Sorry, Attorney not found!'],
    ['app.forgotUsername.sent', 'Please check email for Username,You can login now!'],
  ],
  'FPW-03 to FPW-10 forgot password': [
    ['forgot-password.submit', 'Get Reset Link'],
    ['app.forgotPassword.mismatch', 'Sorry, Your answer did not match'],
    ['app.forgotPassword.unknown', 'Attorney not found'],
    ['app.forgotPassword.sent', 'Password reset link sent to your email'],
  ],
  'RST-04 and RST-08 reset password': [
    ['app.resetPassword.expired', 'Sorry, Your link is expired, please send again!'],
    ['app.resetPassword.done', 'Password changed successfully!'],
  ],
  'SET-01 to SET-08 settings': [
    ['app.title.settings', 'User Settings'],
    ['app.settings.title', 'User Settings'],
    ['settings.submit', 'Update'],
    ['app.settings.cancel', 'Cancel'],
    ['app.settings.done', 'Settings changed successfully'],
    ['app.settings.wrongOld', 'Old password is incorrect, Please try again!'],
  ],
};

describe.each(Object.entries(LITERAL))('%s', (_requirement, rows) => {
  it.each(rows)('%s reads %j', async (key, text) => {
    expect((await released()).texts.t(key)).toBe(text);
  });
});
