import { ConfirmSignUpCommand, InitiateAuthCommand, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { password, type TestDirectory } from './start-directory.ts';

type TestPerson = { email: string; accessToken: string; idToken: string; refreshToken: string; sub: string };

/** Signs somebody up and in with the official SDK. */
export async function signedUp(
  directory: TestDirectory,
  attributes: Record<string, string> = {},
  email = directory.newEmail(),
): Promise<TestPerson> {
  const sdk = directory.sdk();
  const ClientId = directory.clientConfig.clientId;
  const all = { email, given_name: 'Ada', family_name: 'Byron', 'custom:privacy_policy': 'true', ...attributes };
  const UserAttributes = Object.entries(all).map(([Name, Value]) => ({ Name, Value }));
  const { UserSub } = await sdk.send(
    new SignUpCommand({ ClientId, Username: email, Password: password, UserAttributes }),
  );
  const ConfirmationCode = await directory.codeFor(email);
  await sdk.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode }));
  return { ...(await signedIn(directory, email)), sub: UserSub ?? '' };
}

export async function signedIn(directory: TestDirectory, email: string, secret = password) {
  const { AuthenticationResult } = await directory.sdk().send(
    new InitiateAuthCommand({
      ClientId: directory.clientConfig.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: secret },
    }),
  );
  const { AccessToken = '', IdToken = '', RefreshToken = '' } = AuthenticationResult ?? {};
  return { email, accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken };
}
