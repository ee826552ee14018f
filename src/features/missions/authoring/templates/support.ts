import { choices, criterion, type Template, writtenAnswer } from './build.ts'

export const support: Template = (say, language) => ({
  title: say('Answer an angry customer', 'Répondre à une cliente en colère'),
  summary: say(
    'A gift from the toy store Malo & Mila didn’t arrive in time for a birthday. Find out what happened, choose what to offer, and write a reply that keeps the customer.',
    'Un cadeau de la boutique de jouets Malo & Mila n’est pas arrivé à temps pour un anniversaire. Cherchez ce qui s’est passé, choisissez quoi proposer et écrivez une réponse qui donne à la cliente envie de revenir.',
  ),
  category: 'support',
  difficulty: 'beginner',
  language,
  hours: 2,
  feedbackDays: 4,
  skills: ['customer-service', 'complaint-handling', 'communication'],
  isFictional: true,
  steps: [
    {
      id: 'brief',
      kind: 'brief',
      title: say('Your first ticket', 'Votre première demande'),
      body: say(
        `You’ve joined the customer service team of **Malo & Mila**, a fictional online toy store.

## The order
- A wooden train, €48, ordered on Monday with delivery promised by Thursday
- Handed to the carrier on Wednesday evening, a day late
- Today is Saturday, and the package is still on its way

## What you can offer
A refund of the delivery fee (€6), a voucher of up to €10, or a full refund once the package is returned.`,
        `Vous rejoignez le service client de **Malo & Mila**, une boutique de jouets en ligne imaginaire.

## La commande
- Un train en bois, 48 €, commandé lundi avec une livraison promise pour jeudi
- Remis au transporteur mercredi soir, avec un jour de retard
- Nous sommes samedi et le colis est toujours en route

## Ce que vous pouvez proposer
Le remboursement de la livraison (6 €), un bon d’achat de 10 € au plus, ou un remboursement complet au retour du colis.`,
      ),
    },
    {
      id: 'complaint',
      kind: 'message',
      title: say('A message from Nora', 'Un message de Nora'),
      from: 'Nora Vasseur',
      role: say('Customer', 'Cliente'),
      delaySeconds: 4,
      body: say(
        'My son turned four yesterday and there was nothing to unwrap. You promised Thursday! Where is my package, and what are you going to do about it?',
        'Mon fils a eu quatre ans hier et n’a rien eu à déballer. Vous aviez promis jeudi ! Où est mon colis, et que comptez-vous faire ?',
      ),
    },
    {
      id: 'choice',
      kind: 'decision',
      title: say('Before you reply', 'Avant de répondre'),
      body: say('Nora is waiting. What do you do first?', 'Nora attend. Que faites-vous en premier ?'),
      choices: [
        {
          id: 'ask',
          label: say('Ask the warehouse what happened', 'Demander à l’entrepôt ce qui s’est passé'),
          consequence: say(
            'You learn within five minutes why the package left late, and when it will arrive.',
            'En cinq minutes, vous savez pourquoi le colis est parti en retard et quand il arrivera.',
          ),
          next: 'warehouse',
        },
        {
          id: 'blame',
          label: say('Blame the carrier and apologize', 'Accuser le transporteur et s’excuser'),
          consequence: say(
            'Nora has already called the carrier. She writes again, angrier this time.',
            'Nora a déjà appelé le transporteur. Elle réécrit, plus en colère encore.',
          ),
          next: 'again',
        },
      ],
    },
    {
      id: 'again',
      kind: 'message',
      title: say('Nora writes again', 'Nora réécrit'),
      from: 'Nora Vasseur',
      role: say('Customer', 'Cliente'),
      delaySeconds: 3,
      body: say(
        'The carrier says you handed over the package a day late. Please don’t make excuses.',
        'Le transporteur me dit que vous avez remis le colis avec un jour de retard. Ne me racontez pas d’histoires.',
      ),
    },
    {
      id: 'warehouse',
      kind: 'message',
      title: say('The warehouse replies', 'L’entrepôt répond'),
      from: 'Tomasz Wolny',
      role: say('Warehouse lead', 'Responsable de l’entrepôt'),
      delaySeconds: 3,
      body: say(
        'Our label printer failed on Tuesday, so 60 packages left a day late. This one will be delivered on Monday morning.',
        'Notre imprimante d’étiquettes est tombée en panne mardi : 60 colis sont partis avec un jour de retard. Celui-ci sera livré lundi matin.',
      ),
    },
    {
      id: 'quiz',
      kind: 'quiz',
      title: say('What a good reply does', 'Ce que fait une bonne réponse'),
      questions: [
        {
          id: 'first',
          text: say('What comes first in the reply?', 'Que dit-on en premier dans la réponse ?'),
          isMultiple: false,
          options: choices(
            say('The delivery terms', 'Les conditions de livraison'),
            say('That you understand, and that you’re sorry', 'Que vous comprenez, et vos excuses'),
            say('The voucher', 'Le bon d’achat'),
          ),
          correct: ['b'],
          explanation: say(
            'People only listen to a solution once they feel heard.',
            'On n’écoute une solution qu’une fois que l’on se sent entendu.',
          ),
        },
        {
          id: 'facts',
          text: say('Which facts does Nora need?', 'De quels faits Nora a-t-elle besoin ?'),
          isMultiple: true,
          options: choices(
            say('When the package will arrive', 'Quand le colis arrive'),
            say('What she can choose now', 'Ce qu’elle peut choisir maintenant'),
            say('The model of the printer', 'Le modèle de l’imprimante'),
          ),
          correct: ['a', 'b'],
          explanation: say(
            'One honest sentence on the cause is enough; the rest is about what happens next.',
            'Une phrase honnête sur la cause suffit ; le reste concerne la suite.',
          ),
        },
      ],
    },
    {
      id: 'reply',
      kind: 'deliverable',
      title: say('Your reply to Nora', 'Votre réponse à Nora'),
      body: say(
        'Write the reply in 150 words or fewer: apologize, say what happened and when the package will arrive, and make one offer within your limits. Add one sentence for your team: how can this be avoided?',
        'Écrivez la réponse en 150 mots au plus : excusez-vous, dites ce qui s’est passé et quand le colis arrive, et faites une proposition dans vos limites. Ajoutez une phrase pour votre équipe : comment éviter que cela se reproduise ?',
      ),
      ...writtenAnswer,
      modelAnswer: say(
        `Dear Nora,

I’m sorry: your son’s birthday present should have been there on Thursday, and it wasn’t.

The delay is our fault. Our label printer failed on Tuesday, and the train left our warehouse a day late. It will be delivered on **Monday morning**.

I have refunded the delivery fee of €6. If you’d rather send the train back, keep the label that comes with it: we’ll refund the full €48. You don’t need to explain anything.

I hope the train makes up for the wait.

*Camille, Malo & Mila*

For the team: if labels can’t be printed for half a day, let’s email customers who were promised a date, before they write to us.`,
        `Bonjour Nora,

Je suis désolée : le cadeau de votre fils devait arriver jeudi, et il n’était pas là.

Ce retard vient de nous. Notre imprimante d’étiquettes est tombée en panne mardi et le train a quitté l’entrepôt avec un jour de retard. Il sera livré **lundi matin**.

Je vous ai remboursé les 6 € de livraison. Si vous préférez renvoyer le train, gardez l’étiquette jointe au colis : nous vous rembourserons les 48 €, sans question.

J’espère que le train fera oublier l’attente.

*Camille, Malo & Mila*

Pour l’équipe : si les étiquettes ne sortent plus pendant une demi-journée, prévenons les clients à qui une date a été promise avant qu’ils nous écrivent.`,
      ),
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      criterion(
        say,
        'tone',
        40,
        say('Tone', 'Ton'),
        say('Cold, or full of excuses.', 'Froid, ou cherche des excuses.'),
        say('Polite, and takes responsibility.', 'Poli, et assume.'),
        say('Nora feels heard from the first line.', 'Nora se sent entendue dès la première ligne.'),
      ),
      criterion(
        say,
        'solution',
        35,
        say('Solution', 'Solution'),
        say('No offer, or one beyond the limits.', 'Aucune proposition, ou au-delà des limites.'),
        say('A fair offer and a date.', 'Une proposition juste et une date.'),
        say('The choice is clear and easy to make.', 'Le choix est clair et facile à faire.'),
      ),
      criterion(
        say,
        'clarity',
        25,
        say('Clear and correct', 'Clair et juste'),
        say('Long, or gets facts wrong.', 'Long, ou des faits sont faux.'),
        say('Short, and the facts are right.', 'Court, et les faits sont justes.'),
        say('Also names a cause the team can fix.', 'Nomme aussi une cause que l’équipe peut corriger.'),
      ),
    ],
  },
  evaluatorNotes: say(
    'Any offer within the limits is fine. Promising delivery before Monday is a mistake.',
    'Toute proposition dans les limites convient. Promettre une livraison avant lundi est une erreur.',
  ),
  comments: [
    say(
      'Well done: you say what went wrong without blaming anyone.',
      'Bien : vous dites ce qui s’est passé sans accuser personne.',
    ),
    say('Say when the package will arrive.', 'Dites quand le colis arrivera.'),
  ],
})
