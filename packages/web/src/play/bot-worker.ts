/** A worker of the page; what it does is in the bots' package. */
import '@room25/bots/worker';
