/** Metadata that names the user on whose behalf the admin API is called. Not proof of identity, since the token is shared. */
export const ACTOR_METADATA = 'x-admin-actor';
