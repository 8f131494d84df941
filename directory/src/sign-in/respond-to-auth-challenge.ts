import { z } from 'zod';
import { invalidParameter } from '../protocol/identity-error.ts';
import { clientOf, operation } from '../protocol/operation.ts';
import * as shape from '../protocol/shapes.ts';
import type { AnswerChallenge } from './answer.ts';
import { answerCode } from './answer-code.ts';
import { answerDeviceHello, answerDeviceProof } from './answer-device.ts';
import { answerNewPassword } from './answer-new-password.ts';
import { answerProof } from './answer-proof.ts';
import { answerMfaSetup, answerSoftwareToken } from './answer-software-token.ts';
import type { ChallengeName } from './challenges.ts';

const answers: Record<ChallengeName, AnswerChallenge> = {
  PASSWORD_VERIFIER: answerProof,
  DEVICE_SRP_AUTH: answerDeviceHello,
  DEVICE_PASSWORD_VERIFIER: answerDeviceProof,
  SOFTWARE_TOKEN_MFA: answerSoftwareToken,
  MFA_SETUP: answerMfaSetup,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  CUSTOM_CHALLENGE: answerCode,
};

const isKnown = (name: string): name is ChallengeName => Object.hasOwn(answers, name);

export const respondToAuthChallenge = operation(
  z.object({
    ClientId: shape.clientId,
    ChallengeName: z.string(),
    ChallengeResponses: shape.parameters.optional(),
    Session: shape.session,
  }),
  async (pool, { ClientId, ChallengeName, ChallengeResponses: responses = {}, Session: session }, context) => {
    const client = clientOf(pool, ClientId);
    if (!isKnown(ChallengeName)) throw invalidParameter('This challenge is not supported.');
    return await answers[ChallengeName](pool, { client, session, responses, context });
  },
);
