import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '../../../src/api/calls/account.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import { accountAnswers as words } from '../../../src/domain/words/account.ts';
import { session as sessionWords } from '../../../src/domain/words/session.ts';
import { register } from '../../commands/account/register.ts';
import { resendProof } from '../../commands/account/resend.ts';
import { signIn } from '../../commands/account/sign-in.ts';
import { signOut } from '../../commands/account/sign-out.ts';
import { linkState, verifyByDigits, verifyByLink } from '../../commands/account/verify.ts';
import { openDemo } from '../../demo/open-demo.ts';
import type { Visit } from '../../services/visit.ts';
import { asAccess } from '../../store/access/access.ts';
import { type Identity, identify } from '../../store/access/identity.ts';
import { imageKeyOf } from '../../store/access/user-images.ts';
import { Missing } from '../../store/database/tx.ts';
import { membershipsOf } from '../../store/settings/businesses.ts';
import { signedIn } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { noteOf } from '../call/request-note.ts';
import { type AccountServices, anyVisit, ownVisit } from '../call/visit.ts';
import { trueUserAnswer } from './account.answers.ts';
import { deviceCookie } from './device-cookie.ts';

const { register: registerCall, login, verifyEmail, validateCode, openDemo: demoCall, ...own } = accountCalls;
const open = { register: registerCall, login, verifyEmail, validateCode, openDemo: demoCall };

const person = (identity: Identity) => ({ ...identity, id: identity.userId });

/** Notes in the log who did what; the log has the time, and never a secret. */
const note = (request: FastifyRequest, act: string, userId: string): void => {
  noteOf(request).userId = userId;
  request.log.info({ act, user: idToWire(userId), address: request.ip }, act);
};

/** Notes a refused sign-in by where it came from: whose account it was to be is not for the log. */
const noteRefused = (request: FastifyRequest) => (error: unknown) => {
  request.log.info({ act: 'sign-in refused', address: request.ip }, 'sign-in refused');
  throw error;
};

/** The token the browser still sends when it signs in anew. */
const formerToken = (request: FastifyRequest): string | null =>
  typeof request.headers.token === 'string' ? request.headers.token : null;

/** Who opens a mailed link, where their session lives; a dead one is as good as none. */
const signedInAs = async ({ database, clock }: AccountServices, request: FastifyRequest) => {
  const token = formerToken(request);
  return (token && (await identify(database, token, null, clock()))?.userId) || null;
};

/** Six digits are short, so they need their user's session; a link's code needs that, or the browser or password of its registration. */
const verify = async (
  services: AccountServices,
  visit: Visit,
  request: FastifyRequest,
  { code, password }: { code: string; password?: string | undefined },
  user: string,
) => {
  if (!/^\d{6}$/.test(code)) {
    const session = await signedInAs(services, request);
    return verifyByLink(visit, user, code, {
      signedInAs: session,
      device: deviceCookie.of(request),
      password,
    });
  }
  const identity = await signedIn(services, request);
  if (identity.userId !== user) throw new Missing();
  return verifyByDigits(visit, identity, code);
};

/** Mounts registering, signing in and proving an address, which need no session. */
const openRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, open, anyVisit(services), {
    register: async ({ ctx, args, request, reply }) => {
      const { token, user, device } = await register(ctx, args);
      deviceCookie.set(request, reply, device);
      note(request, 'registered', user.id);
      return { message: words.welcome, token, user };
    },
    login: async ({ ctx, args: { remember = false, ...typed }, request, reply }) => {
      const entered = await signIn(ctx, {
        ...typed,
        remember,
        device: deviceCookie.of(request),
        replaces: formerToken(request),
      }).catch(noteRefused(request));
      deviceCookie.set(request, reply, entered.device);
      if ('challenge' in entered) {
        note(request, 'second factor asked', entered.userId);
        return { message: words.secondFactorRequired, challenge: entered.challenge };
      }
      const { token, user } = entered;
      note(request, 'signed in', user.id);
      return { message: words.signedIn, token, user };
    },
    verifyEmail: async ({ ctx, args, request }) => {
      const result = await verify(services, ctx, request, args, args.userId);
      note(request, 'verified', args.userId);
      return { message: sessionWords.verified, ...result };
    },
    openDemo: async ({ ctx, request }) => {
      const { email, password, userId } = await openDemo(ctx.database, ctx.clock, ctx.passwords);
      note(request, 'opened the demo', userId);
      return { message: words.demoBusinessOpen, email, password };
    },
    validateCode: async ({ ctx, args }) => ({
      message: words.code,
      state: await linkState(ctx, args.userId, args.code),
    }),
  });

/** Mounts the account's calls. */
export const accountRoutes = (app: FastifyInstance, services: AccountServices): void => {
  openRoutes(app, services);
  mountDeclared(app, own, ownVisit(services), {
    logout: async ({ ctx, request }) => {
      await signOut(ctx, ctx.identity);
      note(request, 'signed out', ctx.identity.userId);
      return { message: words.signedOut };
    },
    resendToken: async ({ ctx }) => {
      await resendProof(ctx, ctx.identity);
      return { message: sessionWords.resent };
    },
    userInfo: async ({ ctx }) => ({ message: words.user, ...person(ctx.identity) }),
    trueUserInfo: async ({ ctx }) => {
      const query = asAccess(ctx.database);
      const [memberships, imageKey] = await Promise.all([
        membershipsOf(query, ctx.identity.userId, ctx.clock()),
        imageKeyOf(query, ctx.identity.userId),
      ]);
      return trueUserAnswer(person(ctx.identity), imageKey, memberships);
    },
  });
};
